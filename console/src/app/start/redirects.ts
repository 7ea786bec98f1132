import { paths } from '../paths.ts'

/** Old addresses and the ones that stand for another, with all that lies below them. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.trial.pattern, paths.signUp()],
  [paths.dummies.pattern, paths.signUp()],
  [paths.oldHome.pattern, paths.home()],
  [paths.resources.pattern, paths.content()],
  [paths.automations.pattern, paths.trainings()],
  [paths.subscriptions.pattern, paths.subscription()],
  [paths.embed.pattern, paths.ppv()],
]
