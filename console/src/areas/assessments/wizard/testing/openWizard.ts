import { screen } from '@testing-library/react'
import { renderApp } from '../../../../../test/renderPage.tsx'
import { RecentSaves } from '../../../../parts/campaigns/wizard/saving/RecentSaves.ts'
import { anAssessment, wizardServer } from './wizardServer.ts'

type Options = NonNullable<Parameters<typeof renderApp>[0]>

export const openWizard = (options: Options = {}) =>
  renderApp({ at: '/assessment/create/', server: wizardServer(), ...options })

export const editAssessment = (assessment = anAssessment(), options: Options = {}, step = 'goal') =>
  openWizard({ at: `/assessment/edit/5/?step=${step}`, server: wizardServer(assessment), ...options })

export async function openOutcome(
  outcome: 'created' | 'updated',
  { assessment = anAssessment(), server = wizardServer(assessment) },
) {
  const view = await openWizard({ at: '/assessment/create/', server })
  view.root.area(RecentSaves).add('assessment', '5')
  await view.router.navigate(`/assessment/edit/5/?outcome=${outcome}`)
  return view
}

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
export const findSection = (name: string) => screen.findByRole('region', { name })

export const pickOption = async (
  { user }: Pick<Awaited<ReturnType<typeof openWizard>>, 'user'>,
  name: string,
): Promise<void> => user.click(await screen.findByRole('radio', { name }))

export const readDrafts = () => sessionStorage.getItem('heed.drafts') ?? ''
