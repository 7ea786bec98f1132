import { certificateBytesLimit, getCertificateBytesProblem, getCertificateFileProblem } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { DropZone } from '../../../../ui/files/DropZone.tsx'
import { useField } from '../../../../ui/form/useField.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import type { ConnectValues } from '../useConnectForm.ts'
import { CertificateFacts } from './CertificateFacts.tsx'
import { readCertificateFile } from './useCertificate.ts'

type Props = { control: Control<ConnectValues>; now: Date }

export function CertificateInput({ control, now }: Props) {
  const { t } = useTranslation()
  const { value = '', box } = useField(control, 'cert')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const last = useRef<File>(undefined)
  const handleFile = async (file: File) => {
    last.current = file
    const result = await examine(file)
    // A different file may have been selected since.
    if (last.current !== file) return
    setProblem('problem' in result ? result.problem : undefined)
    if ('pem' in result) box.onChange(result.pem)
  }
  async function examine(file: File): Promise<{ pem: string } | { problem: string }> {
    const problem = getCertificateFileProblem(file)
    if (problem !== null) return { problem }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const refusal = getCertificateBytesProblem(bytes)
      if (refusal !== null) return { problem: refusal }
      const certificate = await readCertificateFile(bytes)
      return certificate ?? { problem: t('integrations.certificate.none', { name: file.name }) }
    } catch {
      return { problem: t('integrations.certificate.notRead', { name: file.name }) }
    }
  }
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <Typography aria-hidden sx={{ fontWeight: 'fontWeightMedium' }}>
        {t('integrations.cert')} *
      </Typography>
      <DropZone
        label={t('integrations.cert')}
        accept=".cer"
        hint={t('integrations.certificate.hint', { most: certificateBytesLimit })}
        error={problem ?? box.error}
        buttonRef={box.inputRef}
        onFile={(file) => void handleFile(file)}
      />
      {value !== '' && (
        <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          {problem !== undefined && <MutedText>{t('integrations.certificate.stays')}</MutedText>}
          <CertificateFacts cert={value} now={now} />
          <ActionButton
            action={{
              key: 'remove',
              label: t('integrations.certificate.remove'),
              onRun: () => {
                setProblem(undefined)
                box.onChange('')
              },
            }}
            size="small"
          />
        </div>
      )}
    </div>
  )
}
