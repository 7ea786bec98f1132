import Inventory from 'virtual:icon/Inventory2Outlined'
import type { ReactElement } from 'react'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { Truncate } from '../../../ui/text/Truncate.tsx'

/** Maximum length of a campaign's name in a row (C-18). */
const maxNameLength = 30

type Props = {
  campaign: { name: string; isScorm: boolean }
  icon: ReactElement
  packaged: string
  at?: number
}

export function CampaignName({
  campaign: { name, isScorm },
  icon,
  packaged: packagedLabel,
  at: maxLength = maxNameLength,
}: Props) {
  return (
    <NameCell
      mark={<IconTile icon={isScorm ? <Inventory /> : icon} />}
      name={
        <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
          <Truncate text={name} maxLength={maxLength} />
          {isScorm && <Tag label={packagedLabel} />}
        </span>
      }
    />
  )
}
