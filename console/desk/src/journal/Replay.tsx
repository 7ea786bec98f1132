import Download from 'virtual:icon/Download'
import type { Controls } from '@heed/contracts/controls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { Snippet } from '../../../src/ui/code/Snippet.tsx'
import { DropZone } from '../../../src/ui/files/DropZone.tsx'
import { Stack, WrapRow } from '../../../src/ui/layout.ts'
import { Banner } from '../../../src/ui/notices/Banner.tsx'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { downloadJson, readJson } from './jsonFiles.ts'

type ReplayResult = Awaited<ReturnType<Controls['journal']['replay']>>

export function Replay() {
  const { t } = useTranslation()
  const { busy, act } = useDeskAction()
  const [result, setResult] = useState<ReplayResult | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const replayFile = async (file: File) => {
    setResult(undefined)
    const document = await readJson(file).catch(() => undefined)
    setProblem(document ? undefined : t('desk.journal.noJson', { name: file.name }))
    if (!document) return
    await act({
      key: 'play',
      run: async ({ journal }) =>
        setResult(await journal.replay({ start: document.start, entries: document.entries })),
      done: t('desk.journal.isPlayed'),
    })
  }
  return (
    <Panel title={t('desk.journal.replay')}>
      <Stack>
        <MutedText>{t('desk.journal.replayText')}</MutedText>
        <WrapRow>
          <ActionButton
            action={{
              key: 'export',
              label: t('desk.journal.export'),
              icon: <Download />,
              hint: 'journal.json',
              busy: busy === 'export',
              onRun: () =>
                void act({
                  key: 'export',
                  run: async ({ journal }) => downloadJson('journal.json', await journal.export()),
                  done: undefined,
                }),
            }}
          />
        </WrapRow>
        <DropZone
          label={t('desk.journal.file')}
          accept=".json,application/json"
          onFile={(file) => void replayFile(file)}
          error={problem}
          hint={t('desk.journal.fileHint')}
          disabledReason={busy === 'play' ? t('ui.waiting') : undefined}
        />
        {result && (
          <>
            <Banner tone={result.different.length > 0 ? 'warning' : 'success'}>
              {result.different.length > 0
                ? t('desk.journal.different', { count: result.different.length, all: result.played })
                : t('desk.journal.same', { count: result.played })}
              {result.different.map(({ position, what, why }) => (
                <div key={position}>{`${String(position)} ${what}: ${why}`}</div>
              ))}
            </Banner>
            <Snippet label={t('desk.worlds.world')} text={result.address} />
          </>
        )}
        <ControlCalls
          calls={[
            { label: t('desk.journal.export'), call: { control: 'journal.export' } },
            { label: t('desk.journal.replay'), call: { control: 'journal.replay', file: 'journal.json' } },
          ]}
        />
      </Stack>
    </Panel>
  )
}
