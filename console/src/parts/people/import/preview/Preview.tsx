import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../../../../ui/announcer/useAnnouncement.ts'
import { Tags } from '../../../../ui/badges/Tag.tsx'
import { CommandBlock } from '../../../../ui/code/CommandBlock.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { MoreSeats } from '../../../seats/MoreSeats.tsx'
import type { ImportStore } from '../ImportStore.ts'
import { ColumnsChoice } from './ColumnsChoice.tsx'
import { DepartedChoice } from './DepartedChoice.tsx'
import { EncodingChoice } from './EncodingChoice.tsx'
import { MovedChoice } from './MovedChoice.tsx'
import { makeImportCommand } from './makeImportCommand.ts'
import { ObsoleteChoice } from './ObsoleteChoice.tsx'
import { PreviewGroups, refusedKey, toTabId } from './PreviewGroups.tsx'

type Props = { store: ImportStore }

export const Preview = observer(function Preview({ store }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<string | undefined>(undefined)
  const { facts, totals, seatShortage, moves, options } = store
  const linesText =
    totals && t('import.lines', { count: totals.lines, people: t('import.people', { count: store.people }) })
  useAnnouncement(linesText && `${store.fileName}: ${linesText}`)
  const refusedLines = store.rows?.refusedLines
  useEffect(() => void refusedLines?.loadRange(0, 1), [refusedLines])
  const firstRefused = refusedLines?.at(0)
  useAnnouncement(
    firstRefused && t('import.firstRefused', { line: firstRefused.lineNumber, reason: firstRefused.message }),
  )
  const showRefused = () => {
    setTab(refusedKey)
    document.getElementById(toTabId(refusedKey))?.focus()
  }
  if (!facts || !totals) return null
  const { wronglyDecoded, headings, columns } = facts
  const offeredEncoding = wronglyDecoded?.offer
  return (
    <>
      {wronglyDecoded && (
        <Banner
          tone="warning"
          action={
            offeredEncoding
              ? {
                  key: 'reread',
                  label: offeredEncoding === 'utf-8' ? t('import.readUtf8') : t('import.readIso'),
                  onRun: () => void store.readAgain({ encoding: offeredEncoding }),
                }
              : undefined
          }
        >
          {facts.showsDamage ? t('import.damagedIn', { sample: wronglyDecoded.sample }) : t('import.damaged')}{' '}
          {offeredEncoding ? t('import.otherEncoding') : t('import.saveAsUtf8')}
        </Banner>
      )}
      {seatShortage && (
        <Banner tone="warning">
          {t('import.shortage', {
            count: seatShortage.people,
            lacking: seatShortage.lacking,
            left: t('import.seatsLeft', { count: seatShortage.left }),
          })}{' '}
          <MoreSeats />
        </Banner>
      )}
      {totals.invalid > 0 && (
        <Banner
          tone="warning"
          action={{ key: 'refused', label: t('import.showRefused'), onRun: showRefused }}
        >
          {t('import.refusedLines', { count: totals.invalid })}
        </Banner>
      )}
      <ColumnsChoice store={store} />
      {columns && !facts.mapping && (
        <Banner tone="info">
          {t('import.columns', { line: columns.lineNumber, columns: columns.read.join(', ') })}
          {columns.left.length > 0 && ` ${t('import.columnsLeft', { columns: columns.left.join(', ') })}`}
        </Banner>
      )}
      <DepartedChoice store={store} />
      <MovedChoice store={store} />
      {headings && <Banner tone="info">{t('import.headings')}</Banner>}
      {totals.cleanedNames && (
        <Banner tone="info">{t('import.cleanedNames', { count: totals.cleanedNames })}</Banner>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
        <div style={{ flex: '1 1 15rem' }}>
          <strong>{store.fileName}</strong>
          <div>{linesText}</div>
        </div>
        <EncodingChoice store={store} />
      </div>
      <PreviewGroups store={store} selectedKey={tab} onChoose={setTab} />
      {totals.newLists.length > 0 && (
        <div>
          {t('import.newLists', { count: totals.newLists.length })}{' '}
          <Tags labels={totals.newLists} most={20} more={(count) => t('import.more', { count })} />
        </div>
      )}
      <ObsoleteChoice store={store} />
      <CommandBlock
        command={moves.isUndecided ? moves.makeCommand(options.companyId) : makeImportCommand(store)}
      />
    </>
  )
})
