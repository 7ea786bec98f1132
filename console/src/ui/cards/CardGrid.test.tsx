import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { CardGrid } from './CardGrid.tsx'
import { ContentCard } from './ContentCard.tsx'

type Subject = { id: string; title: string }

const makeSubjects = (count: number): Subject[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), title: `Subject ${String(at)}` }))

function renderGrid(own: Partial<ComponentProps<typeof CardGrid<Subject>>> = {}) {
  return (
    <CardGrid<Subject>
      label="Subjects"
      items={makeSubjects(3)}
      itemId={({ id }) => id}
      empty={<p>No subjects yet</p>}
      {...own}
    >
      {({ title }) => <ContentCard title={title} />}
    </CardGrid>
  )
}

const listCards = () => screen.queryAllByRole('article')

test('CardGrid shows its cards in a labelled list', () => {
  renderWithProviders(renderGrid())
  const list = within(screen.getByRole('list', { name: 'Subjects' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Subject 0',
    'Subject 1',
    'Subject 2',
  ])
})

test('CardGrid shows the requested number of skeletons and is marked as busy', () => {
  const { container } = renderWithProviders(renderGrid({ items: [], loading: true, skeletons: 6 }))
  expect(container.querySelectorAll('article[aria-hidden]')).toHaveLength(6)
  expect([screen.getByRole('list').getAttribute('aria-busy'), screen.queryByText('No subjects yet')]).toEqual(
    ['true', null],
  )
})

test('CardGrid keeps the old cards while the next ones load', () => {
  renderWithProviders(renderGrid({ loading: true }))
  expect([listCards().length, screen.getByRole('list').getAttribute('aria-busy')]).toEqual([3, 'true'])
})

test('CardGrid shows its empty message when it has no cards', () => {
  renderWithProviders(renderGrid({ items: [] }))
  expect([screen.getByText('No subjects yet') !== null, screen.queryByRole('list')]).toEqual([true, null])
})

test('CardGrid shows the error and offers a retry', async () => {
  const onRetry = vi.fn()
  const { user } = renderWithProviders(renderGrid({ items: [], error: 'No answer', onRetry }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect([screen.getByRole('note').textContent?.includes('No answer'), onRetry.mock.calls.length]).toEqual([
    true,
    1,
  ])
})

test('CardGrid reserves space for hundreds of cards before it has drawn them all', {
  tags: 'slow',
}, async () => {
  const onDraw = vi.fn()
  renderWithProviders(
    <CardGrid<Subject> label="Subjects" items={makeSubjects(250)} itemId={({ id }) => id} empty={null}>
      {({ id, title }) => {
        onDraw(id, document.querySelectorAll('li').length)
        return <ContentCard title={title} />
      }}
    </CardGrid>,
  )
  await waitFor(() => expect(listCards()).toHaveLength(250))
  // The grid had reserved every card's place before it drew the last card.
  expect(onDraw.mock.calls.find(([id]) => id === '249')?.[1]).toBe(250)
  const first = onDraw.mock.calls.findIndex(([, places]) => places === 250)
  expect(new Set(onDraw.mock.calls.slice(0, first).map(([id]) => id)).size).toBeLessThan(50)
})

test('ContentCard links its title and shows its badge, facts and tags', () => {
  renderWithProviders(
    <ContentCard
      title="Spot the phish"
      to="/catalog/subject/7/"
      badge="Interactive"
      facts={['3 min', 'Email']}
      tags={['Phishing', 'Mail', 'Links']}
    />,
  )
  expect(screen.getByRole('link', { name: 'Spot the phish' }).getAttribute('href')).toBe(
    '/catalog/subject/7/',
  )
  for (const text of ['Interactive', '3 min · Email', 'Phishing', '+1']) {
    expect(screen.getByText(text), text).toBeTruthy()
  }
})

test('ContentCard opens by keyboard and names its actions menu after its title', async () => {
  const [onOpen, onRun] = [vi.fn(), vi.fn()]
  const { user } = renderWithProviders(
    <ContentCard
      title="Spot the phish"
      onOpen={onOpen}
      action={{ key: 'preview', label: 'Preview', onRun }}
      menu={[{ key: 'download', label: 'Download' }]}
    />,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard('{Enter}')
  expect([onOpen.mock.calls.length, onRun.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByRole('button', { name: 'Actions for Spot the phish' })).toBeTruthy()
})

test('a locked card shows its lock instead of its badge, and its facts in full', () => {
  const facts = ['Package with a quiz', '1 min 25 sec', '18 languages']
  const { rerender } = renderWithProviders(
    <ContentCard title="AI tools" badge="Interactive" facts={facts} lock={{ word: 'Not in your plan' }} />,
  )
  expect(screen.getByText('Not in your plan')).toBeTruthy()
  expect(screen.queryByText('Interactive')).toBeNull()
  expect(screen.getByText(facts.join(' · ')).closest('[data-cut]')).toBeNull()
  rerender(<ContentCard title="AI tools" badge="Interactive" lock={{}} />)
  expect([screen.queryByText('Not in your plan'), screen.getByText('Interactive') !== null]).toEqual([
    null,
    true,
  ])
})

test('cards with equal colour keys have the same colour', () => {
  const { container } = renderWithProviders(
    <>
      <ContentCard title="The full mailbox" colorKey="Phishing" />
      <ContentCard title="An application by mail" colorKey="Phishing" />
      <ContentCard title="Holiday cover" colorKey="Passwords" />
    </>,
  )
  const [first, second, other] = [...container.querySelectorAll('article > :first-child')].map(
    ({ className }) => className,
  )
  expect(first).toBe(second)
  expect(first).not.toBe(other)
})

test("ContentCard shows its icon when a picture doesn't load, and tries a new picture", () => {
  const { container, rerender } = renderWithProviders(
    <ContentCard title="A" picture="/gone.png" icon={<i>drawn</i>} />,
  )
  const picture = () => container.querySelector('img')
  fireEvent.error(picture() as Element)
  expect([picture(), screen.queryByText('drawn') !== null]).toEqual([null, true])
  rerender(<ContentCard title="A" picture="/other.png" icon={<i>drawn</i>} />)
  expect(picture()?.getAttribute('src')).toBe('/other.png')
})
