import type { Statement } from '@heed/contracts'
import { isDone } from '@heed/fixtures'
import type { PreviewRow } from '../../../world/areas/Content.ts'
import type { World } from '../../../world/World.ts'
import { recordLessonResult } from './recordLessonResult.ts'

const verbBaseUrl = 'http://adlnet.gov/expapi/verbs/'

export function recordPackageResult(
  world: World,
  { lessonId = 0 }: PreviewRow,
  { verb, result }: Statement,
): void {
  const lesson = world.campaigns.lessons.get(lessonId)
  if (!lesson || isDone(lesson)) return
  const isFailed = verb.id === `${verbBaseUrl}failed` || result?.success === false
  const isFinished = verb.id === `${verbBaseUrl}passed` || verb.id === `${verbBaseUrl}completed`
  if (isFailed) recordLessonResult(world, lesson, { correct: 0, incorrect: 1 })
  else if (isFinished) recordLessonResult(world, lesson, { correct: 1, incorrect: 0 })
}
