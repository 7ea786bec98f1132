import {
  buildEmbedSnippet,
  buildEmbedUrl,
  type EmbedSize,
  embedSizes,
  getSettings,
  type SnippetStat,
} from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { getFrameSandbox } from '../../../lib/files/frameSandbox.ts'
import { CodeBlock } from '../../../ui/code/CodeBlock.tsx'
import { SideBySide, Stack } from '../../../ui/layout.ts'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { OptionFields } from './OptionFields.tsx'
import { getDefaultOptions, SnippetOptions, toPlayerOptions } from './options.ts'

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  margin: '0 auto',
  border: 0,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type PreviewProps = { size: EmbedSize; title: string; src: string }

function Preview({ size, title, src }: PreviewProps) {
  const { width, height } = embedSizes[size]
  return (
    <Frame
      key={src}
      title={title}
      src={src}
      width={width}
      height={height}
      sandbox={getFrameSandbox(src, new URL(document.baseURI))}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  )
}

type Props = { video: SnippetStat; apiKey: string }

export const SnippetGenerator = observer(function SnippetGenerator({ video, apiKey }: Props) {
  const { t } = useTranslation()
  const { environment } = useRoot()
  const company = useCompany()
  const defaults = getDefaultOptions(video, {
    language: company.defaultLanguage ?? '',
    captions: String(getSettings(company)['ui.preset_caption_language'] ?? ''),
  })
  const [savedOptions, setSavedOptions] = useDraftState(
    `embed/${video.subject_id}`,
    SnippetOptions,
    'company',
    'typed',
  )
  const options = savedOptions ?? defaults
  const api = new URL(environment.config.apiUrl, document.baseURI).href.replace(/\/$/, '')
  const player = toPlayerOptions(options, { video, key: apiKey, companyId: company.company_id })
  return (
    <SideBySide>
      <Panel title={t('embed.options')}>
        <OptionFields video={video} options={options} onChange={setSavedOptions} />
      </Panel>
      <Stack>
        <Panel title={t('embed.preview')}>
          {video.enabled ? (
            <Preview
              size={options.size}
              title={video.title}
              src={buildEmbedUrl(api, { ...player, preview: true })}
            />
          ) : (
            <EmptyState title={t('embed.off')} text={t('embed.offText')} />
          )}
        </Panel>
        {!video.enabled && <SpacedBanner tone="warning">{t('embed.playsNothing')}</SpacedBanner>}
        {options.languages.length > 0 ? (
          <CodeBlock
            wrap
            label={t('embed.code')}
            code={buildEmbedSnippet(buildEmbedUrl(api, player), options.size)}
          />
        ) : (
          <SpacedBanner tone="warning">{t('embed.noSnippet')}</SpacedBanner>
        )}
      </Stack>
    </SideBySide>
  )
})
