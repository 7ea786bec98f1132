import { paths } from '../paths.ts'

export const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.trial.pattern, paths.signUp()],
  [paths.dummies.pattern, paths.signUp()],
  [paths.oldHome.pattern, paths.home()],
  [paths.resources.pattern, paths.content()],
  [paths.automations.pattern, paths.trainings()],
  [paths.subscriptions.pattern, paths.subscription()],
  [paths.embed.pattern, paths.ppv()],
]
