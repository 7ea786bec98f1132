import type { MockPerson } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import { toFailure } from '../../../src/lib/requests/failure.ts'
import { Resource } from '../../../src/lib/requests/Resource.ts'
import { TOKEN_KEY } from '../../../src/lib/storage/savedToken.ts'
import { writeSavedValue } from '../../../src/lib/storage/storage.ts'
import { clockSteps } from '../clockSteps.ts'
import { useDesk } from '../DeskContext.tsx'
import { formatEmail } from '../outbox/formatRecipient.ts'
import { paths } from '../paths.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { setBarHeight } from './barHeight.ts'
import { FaultSelect } from './FaultSelect.tsx'
import { NextStep, StoryText } from './StoryStep.tsx'

function useBarHeight(isKnown: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const { current } = bar
    if (!isKnown || !current) return
    const resizeObserver = new ResizeObserver(() => setBarHeight(current.offsetHeight))
    resizeObserver.observe(current)
    return () => resizeObserver.disconnect()
  }, [isKnown])
  return bar
}

type Props = { onHide: () => void }

/** Reloads without confirmation, because the person was chosen in this bar, not by an external link. */
function signInAs(token: string): void {
  writeSavedValue(TOKEN_KEY, token)
  window.location.reload()
}

function useBarAction() {
  const desk = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async (task: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await task()
      setProblem('')
    } catch (error) {
      setProblem(toFailure(error).text)
    } finally {
      setBusy(false)
      desk.refreshAll()
    }
  }
  return { isBusy, problem, run }
}

const PersonSelect = observer(function PersonSelect() {
  const { t } = useTranslation()
  const { controls } = useDesk()
  const [people] = useState(() => new Resource<{ people: readonly MockPerson[] }>())
  return (
    <select
      aria-label={t('desk.bar.person')}
      value=""
      // Listing people creates their sign-in links, which the journal records, so load the list only on demand.
      onFocus={() => people.value ?? void people.load((signal) => controls.people.list({}, { signal }))}
      onChange={(event) => signInAs(event.target.value)}
    >
      <option value="">{t('desk.bar.become')}</option>
      {(people.value?.people ?? []).map(({ email, name, role, company, token }) => (
        <option key={email} value={token}>
          {[name || email, t(`desk.people.roles.${role}`), company?.name].filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  )
})

export const Bar = observer(function Bar({ onHide }: Props) {
  const { t } = useTranslation()
  const { address, clock, controls, formats, world } = useDesk()
  const { isBusy, problem, run } = useBarAction()
  const latest = useDeskQuery(({ outbox }, signal) => outbox.browse({ size: 1 }, { signal }))
  const [mail] = latest.value?.mails ?? []
  const place = useDeskQuery(({ stories }, signal) => stories.show({}, { signal }))
  const step = place.value?.step
  const next = clock.value?.next
  const isKnown = place.value !== undefined
  const bar = useBarHeight(isKnown)
  return (
    <section ref={bar} aria-label={t('desk.bar.name')} aria-busy={isKnown ? undefined : true}>
      {step && <StoryText step={step} />}
      <div>
        <a href={`${address}/`} target="_blank" rel="noopener">
          {t('desk.world', { name: world.value?.id ?? '' })}
        </a>
        <output aria-label={t('desk.worlds.now')}>
          {clock.value && formatDateTime(formats, clock.value.now)}
        </output>
        <button
          type="button"
          title={
            next
              ? t('desk.clock.next', { name: next.name, date: formatDateTime(formats, next.at) })
              : undefined
          }
          aria-disabled={isBusy || !next || undefined}
          onClick={() => next && void run(() => controls.clock.move({ to: 'next' }))}
        >
          {t('desk.bar.next')}
        </button>
        {step && <NextStep step={step} isBusy={isBusy} onRun={run} />}
        {/* During a guided demo, only its next step is shown, because skipping a day would break the demo. */}
        {isKnown &&
          !step &&
          clockSteps.map(({ key, advance }) => (
            <button
              key={key}
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void run(() => controls.clock.move({ advance }))}
            >
              {t(`desk.clock.leaps.${key}`)}
            </button>
          ))}
        {mail && (
          <a
            className="mail"
            href={`${address}${paths.outbox}?mail=${String(mail.id)}`}
            target="_blank"
            rel="noopener"
            aria-live="polite"
          >
            <span>{formatEmail(t, mail)}</span>
          </a>
        )}
        <span className="space" />
        <span role="alert" className="wrong">
          {problem}
        </span>
        <FaultSelect onRun={run} />
        <PersonSelect />
        <button type="button" aria-keyshortcuts="Alt+Shift+D" title={t('desk.bar.hideHelp')} onClick={onHide}>
          {t('desk.bar.hide')}
        </button>
      </div>
    </section>
  )
})
