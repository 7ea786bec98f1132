import { useLocation, useSearchParams } from 'react-router'

const RECIPIENTS = 'recipients'
const SHOWN = 'shown'

export function useShownRecipients(): [isShown: boolean, show: (isShown: boolean) => void] {
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const show = (isShown: boolean) =>
    setQuery(
      (before) => {
        if (isShown) before.set(RECIPIENTS, SHOWN)
        else before.delete(RECIPIENTS)
        return before
      },
      { replace: true, state, preventScrollReset: true },
    )
  return [query.get(RECIPIENTS) === SHOWN, show]
}
