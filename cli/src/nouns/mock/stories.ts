import type { MockStoryShown } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { Column } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { type Where, withControls } from './controls.ts'
import type { storiesBeginOptions, where as whereOptions } from './options.ts'

const columns: readonly Column[] = [
  { key: 'name', title: 'demo' },
  { key: 'steps', title: 'steps', align: 'right' },
  { key: 'shows', title: 'description' },
  { key: 'scenario', title: 'scenario', dataOnly: true },
  { key: 'as', title: 'viewed as', dataOnly: true },
]

export async function listStories(context: Context, where: Where): Promise<TableOutcome> {
  const { stories } = await withControls(context, where, (controls) => controls.stories.list())
  const rows = stories.map(({ name, steps, shows, scenario, as }) => ({
    ...{ name, steps: steps.length, shows, scenario, as },
  }))
  return { kind: 'table', columns, rows, empty: 'No guided demos.' }
}

export async function beginStory(
  context: Context,
  { step, controls: address }: Values<typeof storiesBeginOptions>,
  story: string,
): Promise<FactsOutcome> {
  return outcomeOf(
    await withControls(context, { controls: address }, (controls) => controls.stories.begin({ story, step })),
  )
}

export async function goInStory(
  context: Context,
  where: Values<typeof whereOptions>,
  step: string,
): Promise<FactsOutcome> {
  const number = /^[1-9]\d?$/.test(step) ? Number(step) : undefined
  if (number === undefined) throw new Stop(`"${step}" isn't a step number.`, exitCodes.usage)
  return outcomeOf(await withControls(context, where, (controls) => controls.stories.go({ step: number })))
}

function outcomeOf({ world, address, story, step, signInUrl }: MockStoryShown): FactsOutcome {
  const { number, of, title, look, as } = step
  return {
    kind: 'facts',
    document: { world, address, story: story.name, step: number, of, title, look, as, signInUrl },
    lines: [
      `${harmless(story.title)}, step ${number} of ${of}: ${harmless(title)}`,
      harmless(look),
      `Open as ${harmless(as)}: ${signInUrl}`,
      ...(number < of ? [`Next step: heed mock stories go ${number + 1} --world ${harmless(world)}`] : []),
    ],
  }
}
