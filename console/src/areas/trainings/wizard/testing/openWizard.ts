import { screen, within } from '@testing-library/react'
import { renderApp } from '../../../../../test/renderPage.tsx'
import { RecentSaves } from '../../../../parts/campaigns/wizard/saving/RecentSaves.ts'
import { aTraining, aWizardServer } from './aWizardServer.ts'

type Options = NonNullable<Parameters<typeof renderApp>[0]>

export const openWizard = (options: Options = {}) =>
  renderApp({ at: '/trainings/create/', server: aWizardServer(), ...options })

export const editTraining = (training = aTraining(), options: Options = {}) =>
  openWizard({ at: '/trainings/edit/5/?step=goal', server: aWizardServer(training), ...options })

export async function openOutcome(training: ReturnType<typeof aTraining>, outcome: 'created' | 'updated') {
  const view = await editTraining(training)
  view.root.area(RecentSaves).add('training', '5')
  await view.router.navigate(`/trainings/edit/5/?outcome=${outcome}`)
  return view
}

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
export const findSection = (name: string) => screen.findByRole('region', { name })
export const readSubjects = () =>
  within(screen.getByRole('list', { name: 'Subjects' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

export const pickOption = async (
  { user }: Pick<Awaited<ReturnType<typeof openWizard>>, 'user'>,
  name: string,
): Promise<void> => user.click(await screen.findByRole('radio', { name }))

export const readDrafts = () => sessionStorage.getItem('heed.drafts') ?? ''
