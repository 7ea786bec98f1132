import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CardGrid } from './CardGrid.tsx'
import { ContentCard } from './ContentCard.tsx'

type Subject = { id: string; title: string }

const subjects = (count: number): Subject[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), title: `Subject ${String(at)}` }))

function grid(own: Partial<ComponentProps<typeof CardGrid<Subject>>> = {}) {
  return (
    <CardGrid<Subject>
      label="Subjects"
      items={subjects(3)}
      itemId={({ id }) => id}
      empty={<p>No subjects yet</p>}
      {...own}
    >
      {({ title }) => <ContentCard title={title} />}
    </CardGrid>
  )
}

const cards = () => screen.queryAllByRole('article')

test('cards stand in a list that says what they are', () => {
  show(grid())
  const list = within(screen.getByRole('list', { name: 'Subjects' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Subject 0',
    'Subject 1',
    'Subject 2',
  ])
})

test('as many skeletons as are said stand there at first, and it is said that cards are coming', () => {
  const { container } = show(grid({ items: [], loading: true, skeletons: 6 }))
  expect(container.querySelectorAll('article[aria-hidden]')).toHaveLength(6)
  expect([screen.getByRole('status').textContent, screen.queryByText('No subjects yet')]).toEqual([
    'Loading',
    null,
  ])
})

test('the old cards stay while the next ones are on their way', () => {
  show(grid({ loading: true }))
  expect([cards().length, screen.getByRole('list').getAttribute('aria-busy')]).toEqual([3, 'true'])
})

test('nothing to show says so', () => {
  show(grid({ items: [] }))
  expect([screen.getByText('No subjects yet') !== null, screen.queryByRole('list')]).toEqual([true, null])
})

test('a failure says what failed and is tried again', async () => {
  const onRetry = vi.fn()
  const { user } = show(grid({ items: [], error: 'No answer', onRetry }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect([screen.getByRole('alert').textContent?.includes('No answer'), onRetry.mock.calls.length]).toEqual([
    true,
    1,
  ])
})

test('hundreds have their places at once and are drawn one after the other', { tags: 'slow' }, async () => {
  const onDraw = vi.fn()
  show(
    <CardGrid<Subject> label="Subjects" items={subjects(250)} itemId={({ id }) => id} empty={null}>
      {({ id, title }) => {
        onDraw(id, document.querySelectorAll('li').length)
        return <ContentCard title={title} />
      }}
    </CardGrid>,
  )
  await waitFor(() => expect(cards()).toHaveLength(250))
  // The grid had reserved every card's place before it drew the last card.
  expect(onDraw.mock.calls.find(([id]) => id === '249')?.[1]).toBe(250)
  const first = onDraw.mock.calls.findIndex(([, places]) => places === 250)
  expect(new Set(onDraw.mock.calls.slice(0, first).map(([id]) => id)).size).toBeLessThan(50)
})

test('a card leads where its title says, with its badge, facts and tags', () => {
  show(
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

test('a card opens by keyboard, and what can be done with it is named after it', async () => {
  const [onOpen, onRun] = [vi.fn(), vi.fn()]
  const { user } = show(
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

test('a locked card says so in a word, why, and what can be done about it, and nothing else', async () => {
  const onRun = vi.fn()
  const { user } = show(
    <ContentCard
      title="AI tools"
      badge="Interactive"
      facts={['5 min']}
      action={{ key: 'add', label: 'Add' }}
      lock={{
        word: 'Not in your plan',
        reason: 'Comes with Standard.',
        actions: [{ key: 'upgrade', label: 'Upgrade now', onRun }],
      }}
    />,
  )
  expect([screen.getByText('Not in your plan'), screen.getByText('Comes with Standard.')]).toHaveLength(2)
  expect(['Interactive', '5 min', 'Add'].map((text) => screen.queryByText(text))).toEqual([null, null, null])
  await user.click(screen.getByRole('button', { name: 'Upgrade now' }))
  expect(onRun).toHaveBeenCalledOnce()
})

test('a picture that does not load leaves the drawn one, and another is tried anew', () => {
  const { container, rerender } = show(<ContentCard title="A" picture="/gone.png" icon={<i>drawn</i>} />)
  const picture = () => container.querySelector('img')
  fireEvent.error(picture() as Element)
  expect([picture(), screen.queryByText('drawn') !== null]).toEqual([null, true])
  rerender(<ContentCard title="A" picture="/other.png" icon={<i>drawn</i>} />)
  expect(picture()?.getAttribute('src')).toBe('/other.png')
})
