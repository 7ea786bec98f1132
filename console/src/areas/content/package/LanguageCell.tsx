import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { Flow } from '../../../ui/layout.ts'
import { useLanguageName } from '../upload/useLanguageName.ts'

export const LanguageCell = observer(function LanguageCell({ code }: { code: string }) {
  const { all } = useRoot().languages
  const name = useLanguageName()(code)
  const [isBroken, setBroken] = useState(false)
  const flag = all.find((one) => one.code === code)?.flag_image
  return (
    <Flow>
      {flag && !isBroken && <img src={flag} alt="" width={20} height={15} onError={() => setBroken(true)} />}
      <span>{name}</span>
    </Flow>
  )
})
