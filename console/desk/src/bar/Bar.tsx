import type { MockPerson } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import { toFailure } from '../../../src/lib/requests/failure.ts'
import { Resource } from '../../../src/lib/requests/Resource.ts'
import { TOKEN_KEY } from '../../../src/lib/storage/savedToken.ts'
import { writeSavedValue } from '../../../src/lib/storage/storage.ts'
import { Announced, useAnnouncedText } from '../../../src/ui/announcer/Announced.tsx'
import { useAnnouncement } from '../../../src/ui/announcer/useAnnouncement.ts'
import { clockSteps } from '../clockSteps.ts'
import { useDesk } from '../DeskContext.tsx'
import { formatEmail } from '../outbox/formatRecipient.ts'
import { paths } from '../paths.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { BarSelect } from './BarSelect.tsx'
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
  const options = (people.value?.people ?? []).map(({ email, name, role, company, token }) => ({
    value: token,
    label: [name || email, t(`desk.people.roles.${role}`), company?.name].filter(Boolean).join(' · '),
  }))
  return (
    <BarSelect
      label={t('desk.bar.person')}
      value=""
      options={options}
      placeholder={t('desk.bar.become')}
      // Listing people creates their sign-in links, which the journal records, so load the list only on demand.
      onOpen={() => people.value ?? void people.load((signal) => controls.people.list({}, { signal }))}
      onChange={signInAs}
    />
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
  useAnnouncement(problem, 'assertive')
  const time = useAnnouncedText<HTMLSpanElement>()
  const isKnown = place.value !== undefined
  const bar = useBarHeight(isKnown)
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      ref={bar}
      aria-label={t('desk.bar.name')}
      aria-busy={isKnown ? undefined : true}
      data-open={isOpen || undefined}
    >
      {step && <StoryText step={step} />}
      <div>
        <a className="extra" href={`${address}/`} target="_blank" rel="noopener">
          {t('desk.world', { name: world.value?.id ?? '' })}
        </a>
        <span ref={time} role="timer" aria-label={t('desk.worlds.now')}>
          {clock.value && formatDateTime(formats, clock.value.now)}
        </span>
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
        <button
          type="button"
          className="toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          {t('desk.bar.more')}
        </button>
        {step && <NextStep step={step} isBusy={isBusy} onRun={run} />}
        {/* During a guided demo, only its next step is shown, because skipping a day would break the demo. */}
        {isKnown &&
          !step &&
          clockSteps.map(({ key, advance }) => (
            <button
              key={key}
              type="button"
              className="extra"
              aria-disabled={isBusy || undefined}
              onClick={() => void run(() => controls.clock.move({ advance }))}
            >
              {t(`desk.clock.leaps.${key}`)}
            </button>
          ))}
        {mail && (
          <a
            className="mail extra"
            href={`${address}${paths.outbox}?mail=${String(mail.id)}`}
            target="_blank"
            rel="noopener"
          >
            <Announced inline>{formatEmail(t, mail)}</Announced>
          </a>
        )}
        <span className="space" />
        <span className="wrong">{problem}</span>
        <FaultSelect onRun={run} />
        <PersonSelect />
        <button
          type="button"
          className="extra"
          aria-keyshortcuts="Alt+Shift+D"
          title={t('desk.bar.hideHelp')}
          onClick={onHide}
        >
          {t('desk.bar.hide')}
        </button>
      </div>
    </section>
  )
})
