import { type Download, getCompanyName } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/files/saveFile.ts'
import { toFailure } from '../../lib/requests/failure.ts'
import { Mutation } from '../../lib/requests/Mutation.ts'
import type { Action } from '../../ui/buttons/action.ts'
import { RETRY_NOTICE_MS } from '../../ui/notices/notice.ts'
import { useRoot } from '../root/RootContext.tsx'

function useFileNote(): string | undefined {
  const { t, i18n } = useTranslation()
  const { languages, session } = useRoot()
  const { company } = session
  const { defaultLanguage = 'en' } = company ?? {}
  return !company || defaultLanguage === i18n.language
    ? undefined
    : t('kit.fileLanguage', {
        language: languages.getName(defaultLanguage),
        company: getCompanyName(company),
      })
}

type FileToDownload = {
  fileLabel: string
  name: string
  fetch: (request: { token: string; zone: string }) => Promise<Download>
}

/** Fetches the file by script, because a link would show neither progress nor errors. Call inside an observer. */
export function useFileDownload(): (
  key: string,
  file: FileToDownload,
) => Pick<Action, 'busy' | 'note' | 'onRun'> {
  const { t } = useTranslation()
  const { notices, session, formats } = useRoot()
  const note = useFileNote()
  const [mutations] = useState(() => new Map<string, Mutation>())
  useEffect(
    () => () => {
      for (const mutation of mutations.values()) mutation.dispose()
    },
    [mutations],
  )
  const getMutation = (key: string): Mutation => {
    const mutation = mutations.get(key) ?? new Mutation()
    mutations.set(key, mutation)
    return mutation
  }
  return (key, { fileLabel, name, fetch }) => {
    const mutation = getMutation(key)
    async function downloadFile(): Promise<void> {
      try {
        saveFile(name, await fetch({ token: session.token ?? '', zone: formats.zone }))
      } catch (error) {
        notices.show(
          'error',
          t('kit.notFetched', { file: fileLabel, reason: toFailure(error).text }),
          RETRY_NOTICE_MS,
          { label: t('ui.tryAgain'), run },
        )
      }
    }
    const run = () => void mutation.run(downloadFile)
    return { busy: mutation.pending, note, onRun: run }
  }
}
