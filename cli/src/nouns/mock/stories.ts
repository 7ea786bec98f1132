import type { ShownMockStory } from '@heed/contracts/controls'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { type MockTarget, withControls } from './controls.ts'
import type { storiesBeginOptions } from './options.ts'

export async function beginStory(
  context: Context,
  options: OptionValues<typeof storiesBeginOptions>,
  story: string,
): Promise<FactsOutcome> {
  return showStoryStep(
    await withControls(context, options, (controls, params) => controls.stories.begin({ story, ...params })),
  )
}

export async function moveToStoryStep(
  context: Context,
  target: MockTarget,
  step: string,
): Promise<FactsOutcome> {
  const number = /^[1-9]\d?$/.test(step) ? Number(step) : undefined
  if (number === undefined) throw new Stop(`"${step}" isn't a step number.`, exitCodes.usage)
  return showStoryStep(
    await withControls(context, target, (controls) => controls.stories.go({ step: number })),
  )
}

function showStoryStep({ world, address, story, step, signInUrl }: ShownMockStory): FactsOutcome {
  const { number, of, title, look, as } = step
  return {
    kind: 'facts',
    document: { world, address, story: story.name, step: number, of, title, look, as, signInUrl },
    lines: [
      `${sanitizeText(story.title)}, step ${number} of ${of}: ${sanitizeText(title)}`,
      sanitizeText(look),
      `Open as ${sanitizeText(as)}: ${signInUrl}`,
      ...(number < of
        ? [`Next step: heed mock stories go ${number + 1} --world ${sanitizeText(world)}`]
        : []),
    ],
  }
}
