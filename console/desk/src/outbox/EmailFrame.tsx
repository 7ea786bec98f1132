import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../src/ui/buttons/SegmentedControl.tsx'
import { WrapRow } from '../../../src/ui/layout.ts'
import { radiiPx } from '../../../src/ui/theme/tokens.ts'
import { useDesk } from '../DeskContext.tsx'

const widthsPx = { wide: 680, phone: 320 } as const
type PreviewWidth = keyof typeof widthsPx

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, max-content)',
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.subtle,
  overflow: 'hidden',
}))

const Frame = styled('iframe')({
  display: 'block',
  height: '68vh',
  minHeight: 420,
  maxWidth: '100%',
  border: 0,
})

type Props = { id: number; subject: string; language: string | undefined }

/** Sandboxed: scripts don't run, and links open in a new tab. */
export function EmailFrame({ id, subject, language }: Props) {
  const { t } = useTranslation()
  const { address } = useDesk()
  const [width, setWidth] = useState<PreviewWidth>('wide')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  return (
    <>
      <WrapRow>
        <SegmentedControl
          label={t('desk.outbox.width')}
          labelHidden
          value={width}
          onChange={setWidth}
          options={(['wide', 'phone'] as const).map((value) => ({
            value,
            label: t(`desk.outbox.widths.${value}`),
          }))}
        />
        <SegmentedControl
          label={t('ui.scheme.label')}
          labelHidden
          value={scheme}
          onChange={setScheme}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`ui.scheme.${value}`) }))}
        />
      </WrapRow>
      <Stage>
        <Frame
          key={scheme}
          title={subject}
          lang={language}
          src={`${address}/outbox/${String(id)}/html?scheme=${scheme}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          style={{ width: widthsPx[width], colorScheme: scheme }}
        />
      </Stage>
    </>
  )
}
