import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { recipientsSearch } from '../campaignPaths.ts'

type Props = { count: number; children: ReactNode }

export const RecipientCount = observer(function RecipientCount({ count, children }: Props) {
  const anonymous = isAnonymous(useCompany())
  if (anonymous || count === 0) return children
  return (
    <AppLink to={recipientsSearch} asText>
      {children}
    </AppLink>
  )
})
