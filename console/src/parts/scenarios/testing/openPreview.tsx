import type { Question } from '@heed/contracts'
import { screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { ScenarioPreview } from '../dialogs.ts'
import { serveScenarios } from './scenarios.ts'

type Preview = ComponentProps<typeof ScenarioPreview>

const languagesReply = {
  languages: [
    { code: 'en', english_name: 'English', name: 'English' },
    { code: 'is', english_name: 'Icelandic', name: 'Íslenska' },
  ],
}

function PreviewHost(props: Partial<Preview> & Pick<Preview, 'questions'>) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  return isOpen ? <ScenarioPreview index={0} footer="close" {...props} onClose={close} /> : null
}

type Options = Partial<Preview> & { server?: FakeServer; as?: 'admin' | 'viewer' }

export async function openScenarios(
  scenarios: readonly Question[],
  { server = new FakeServer(), as = 'admin', ...props }: Options = {},
) {
  serveScenarios(server, scenarios)
  server.on('GET /languages/all', languagesReply)
  const stage = <PreviewHost questions={scenarios.map(({ id }) => id)} {...props} />
  const page = await renderPage(stage, { server, as })
  await screen.findByRole('dialog')
  return page
}

export const findDialog = (name: string) => screen.findByRole('dialog', { name })
export const getButton = (name: string) => screen.getByRole('button', { name })

export const readRefusal = (name: string) =>
  getButton(name).getAttribute('aria-disabled') === 'true'
    ? getButton(name).getAttribute('aria-description')
    : undefined

export const getSlide = () => screen.getByRole('group', { name: /^\d+ of \d+$/ })
