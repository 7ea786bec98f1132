import { assessmentRowRefusals, type Bounce, type BouncedMessage, trainingRowRefusals } from '@heed/contracts'
import {
  type AssessmentRow,
  type CompanyRow,
  type EmployeeRow,
  firstAddress,
  type TrainingRow,
} from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { isOnList } from './isOnList.ts'

/** The only simulated bounce (RFC 3463, status 5.1.1). */
export const unknownAddress = "550 5.1.1 The address doesn't exist"

type Campaign = { training: TrainingRow } | { assessment: AssessmentRow }

interface Bounced {
  at: string
  message: BouncedMessage
  isOpen: boolean
}

/** Latest bounce in one campaign or all campaigns; null if the bounce needs no more action (C-24). */
export function findBounce(
  world: World,
  company: CompanyRow,
  person: EmployeeRow,
  within?: Campaign,
): Bounce | null {
  if (company.anonymousTracking) return null
  const bounced = [...bouncedLessons(world, person), ...bouncedInvitations(world, person)].filter(
    ({ message }) => within === undefined || isWithin(message, within),
  )
  const at = bounced
    .map((one) => one.at)
    .sort((one, other) => (one < other ? -1 : 1))
    .at(-1)
  if (at === undefined) return null
  const messages = bounced.filter(({ isOpen }) => isOpen).map(({ message }) => message)
  const email = firstAddress(person)
  if (messages.length === 0 && email !== person.email && within === undefined) return null
  return { at, email, reason: unknownAddress, messages }
}

function bouncedLessons({ campaigns }: World, person: EmployeeRow): Bounced[] {
  const byDelivery = new Map<string, Bounced>()
  for (const { trainingId, eventId, bounced } of campaigns.lessonsOfEmployee.of(person.id)) {
    const training = campaigns.trainings.get(trainingId)
    if (bounced === null || !training) continue
    byDelivery.set(`${trainingId} ${eventId}`, {
      at: bounced,
      message: { name: training.name, trainingId, eventId },
      isOpen:
        trainingRowRefusals(training, { isAdmin: true }).remindOne === null &&
        isOnList(person, training.userLists),
    })
  }
  return [...byDelivery.values()]
}

const bouncedInvitations = ({ campaigns }: World, person: EmployeeRow): Bounced[] =>
  campaigns.resultsOfEmployee.of(person.id).flatMap(({ assessmentId, bounced }) => {
    const assessment = campaigns.assessments.get(assessmentId)
    if (bounced === null || !assessment) return []
    return {
      at: bounced,
      message: { name: assessment.name, assessmentId },
      isOpen:
        assessmentRowRefusals(assessment, { isAdmin: true }).sendAgain === null &&
        isOnList(person, assessment.lists),
    }
  })

const isWithin = ({ trainingId, assessmentId }: BouncedMessage, within: Campaign): boolean =>
  'training' in within ? trainingId === within.training.id : assessmentId === within.assessment.id
