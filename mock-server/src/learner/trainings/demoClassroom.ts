import { findSubject, trainingTemplates, translateTemplate } from '@heed/fixtures/library'
import type { FastifyRequest } from 'fastify'
import { html } from '../../server/pages/html.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import { carryState, demoItemCount, findDemo } from '../demo.ts'
import { getPageContext } from '../learnerPage.ts'
import type { LinkResult } from '../serveLearner.ts'
import type { TrainingSession } from './Classroom.ts'
import type { LibraryLesson } from './lessonPages.ts'

const stateByLetter = { b: 'isBegun', d: 'isDone' } as const

export function createDemoTrainingSession(
  worlds: Worlds,
  request: FastifyRequest,
): LinkResult<TrainingSession> {
  const demo = findDemo(worlds, request, 'training')
  const [template] = trainingTemplates
  if (!demo || !template) return { closed: 'notValid', pageContext: getPageContext(request, undefined) }
  const { pageContext, path, name } = demo
  const { title, description } = translateTemplate(template, pageContext.language)
  const states = new Map(
    [...(demo.kept ?? '').matchAll(/(\d+)([bd])/g)].map(([, id, letter]) => [Number(id), letter]),
  )
  const lessons = template.items.slice(0, demoItemCount).flatMap((id): LibraryLesson[] => {
    const subject = findSubject(id)
    const letter = states.get(id)
    return subject
      ? [{ id, subject, state: letter === 'b' || letter === 'd' ? stateByLetter[letter] : 'isNew' }]
      : []
  })
  const { lesson } = request.params as { lesson?: string }
  const saveState = async (id: number, letter: string) => {
    states.set(id, letter)
    return carryState(pageContext, [...states].map((state) => state.join('')).join('-'))
  }
  return {
    opened: {
      pageContext,
      path,
      name,
      training: title,
      introduction: html`<p>${description}</p>`,
      lessons,
      next: null,
      // Anyone can enter any name in a demo's address.
      certificate: undefined,
      lesson: lessons.find(({ id }) => String(id) === lesson),
      open: ({ id, state }) => saveState(id, state === 'isDone' ? 'd' : 'b'),
      record: ({ id }, { correct }) => saveState(id, correct > 0 ? 'd' : 'b'),
    },
  }
}
