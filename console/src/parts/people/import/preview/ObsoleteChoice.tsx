import Download from 'virtual:icon/FileDownloadOutlined'
import type { Leaver } from '@heed/contracts'
import { formatImportLine, peopleHeadingLine } from '@heed/contracts/rules/import/peopleFile'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { createCsvBlob, downloadBlob } from '../../../../lib/files/download.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { CheckBox } from '../../../../ui/form/CheckBox.tsx'
import { formatExpectedLeavers } from '../../actions/leaversText.ts'
import type { ImportStore } from '../ImportStore.ts'

type Props = { store: ImportStore }

export const ObsoleteChoice = observer(function ObsoleteChoice({ store }: Props) {
  const { t } = useTranslation()
  const { removal, canTickObsolete, options } = store
  const { people, isTicked, expectedLeavers } = removal
  const fileName = useExportName()(...(options.list ? [options.list.name] : []), 'obsolete')
  if (people.length === 0 || !options.mayRemove) return null
  const reason = canTickObsolete ? undefined : t('import.obsoleteRefused')
  const keepAction = {
    key: 'keep',
    label: t('import.keepObsolete'),
    icon: <Download />,
    onRun: () => downloadBlob(fileName, createCsvBlob(toObsoletePeopleLines(people))),
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 12 }}>
      <div style={{ flex: '1 1 20rem' }}>
        <CheckBox
          label={t('import.removeObsolete', { count: people.length })}
          checked={isTicked}
          onChange={store.setRemoveObsolete}
          helper={
            reason ??
            `${options.list ? t('import.obsoleteOfList') : t('import.obsoleteOfFile')} ${formatExpectedLeavers(t, expectedLeavers)}`
          }
          disabledReason={reason}
        />
      </div>
      <ActionButton action={keepAction} size="small" />
    </div>
  )
})

export const toObsoletePeopleLines = (people: readonly Omit<Leaver, 'isDeleted'>[]): string[] => [
  peopleHeadingLine,
  ...people.flatMap(({ email, name, lists }) => {
    const names = lists.map((list) => list.name)
    return formatImportLine({ email: email.toLowerCase(), name, lists: names, tags: [] })?.line ?? []
  }),
]
