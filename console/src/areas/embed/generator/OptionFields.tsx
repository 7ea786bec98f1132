import { type EmbedSize, embedSizes, type SnippetStat } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { SegmentedControl } from '../../../ui/buttons/SegmentedControl.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { MultiSelectBox } from '../../../ui/form/choice/MultiSelectBox.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import { Stack } from '../../../ui/layout.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { type SnippetOptions, withLanguages, withUid } from './options.ts'

const sizes = Object.keys(embedSizes) as EmbedSize[]

type Props = { video: SnippetStat; options: SnippetOptions; onChange: (options: SnippetOptions) => void }

export const OptionFields = observer(function OptionFields({ video, options, onChange }: Props) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const set = (change: Partial<SnippetOptions>) => onChange({ ...options, ...change })
  const { size, hasLogo, uid, first, captions, captionSettings } = options
  const { width, height, label } = embedSizes[size]
  return (
    <Stack>
      <Stack style={{ gap: 6 }}>
        <SegmentedControl
          label={t('embed.size')}
          value={size}
          onChange={(next) => set({ size: next })}
          options={sizes.map((size) => ({ value: size, label: t(`embed.sizes.${size}`) }))}
          fullWidth
        />
        <MutedText>{t(label === '' ? 'embed.frame' : 'embed.frameOf', { width, height, label })}</MutedText>
      </Stack>
      <CheckBox label={t('embed.logo')} checked={hasLogo} onChange={(next) => set({ hasLogo: next })} />
      <CheckBox
        label={t('embed.uid')}
        helper={t('embed.uidHelp')}
        checked={uid !== null}
        onChange={(next) => onChange(withUid(options, next))}
      />
      {uid !== null && (
        <TextBox
          label={t('embed.uidValue')}
          helper={t('embed.uidValueHelp')}
          value={uid}
          onChange={(next) => set({ uid: next })}
        />
      )}
      <MultiSelectBox
        label={t('embed.languages')}
        value={options.languages}
        onChange={(next) => onChange(withLanguages(options, next))}
        choices={languages.choices(video.languages)}
        error={options.languages.length === 0 ? t('embed.noLanguage') : undefined}
      />
      <SelectBox
        label={t('embed.first')}
        value={first}
        onChange={(next) => set({ first: next })}
        options={languages.choices(options.languages.length > 0 ? options.languages : [first])}
      />
      <SelectBox
        label={t('embed.captions')}
        value={captions ?? ''}
        onChange={(next) => set({ captions: next === '' ? null : next })}
        options={[{ value: '', label: t('embed.captionsSpoken') }, ...languages.choices(video.languages)]}
      />
      <CheckBox
        label={t('embed.largeCaptions')}
        checked={captionSettings === 'large'}
        onChange={(next) => set({ captionSettings: next ? 'large' : null })}
      />
    </Stack>
  )
})
