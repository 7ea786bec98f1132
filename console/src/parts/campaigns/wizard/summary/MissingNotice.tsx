import { giveName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../ui/Banner.tsx'
import type { CampaignKind } from '../savedRuns.ts'
import { useNaming } from '../useNaming.tsx'

type Props = {
  kind: CampaignKind
  /** What still stands in the way of starting it. */
  missing: string
  onName: (name: string) => void
}

/** What is missing before it can start; a name is given on the spot. */
export function MissingNotice({ kind, missing, onName }: Props) {
  const { t } = useTranslation()
  const { ask, dialog } = useNaming(kind)
  const name = {
    key: 'name',
    label: t('campaigns.summary.giveName'),
    onRun: async () => {
      const given = await ask(t('campaigns.wizard.goOn'))
      if (given !== undefined) onName(given)
    },
  }
  return (
    <>
      <Banner tone="warning" action={missing === giveName ? name : undefined}>
        {missing}
      </Banner>
      {dialog}
    </>
  )
}
