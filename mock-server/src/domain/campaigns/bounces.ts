import {
  type Bounce,
  type BouncedMessage,
  getAssessmentRowRefusals,
  getTrainingRowRefusals,
} from '@heed/contracts'
import {
  type AssessmentRow,
  type CompanyRow,
  type EmployeeRow,
  getOriginalEmail,
  type TrainingRow,
} from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { isOnList } from './isOnList.ts'

/** The only simulated bounce (RFC 3463, status 5.1.1). */
export const unknownAddressText = "550 5.1.1 The address doesn't exist"

type Campaign = { training: TrainingRow } | { assessment: AssessmentRow }

interface BounceEntry {
  bouncedAt: string
  message: BouncedMessage
  isOpen: boolean
}

/** Latest bounce in one campaign or all campaigns; null if the bounce needs no more action (C-24). */
export function findBounce(
  world: World,
  company: CompanyRow,
  person: EmployeeRow,
  campaign?: Campaign,
): Bounce | null {
  if (company.anonymousTracking) return null
  const bouncedMessages = [
    ...listBouncedLessons(world, person),
    ...listBouncedInvitations(world, person),
  ].filter(({ message }) => campaign === undefined || isInCampaign(message, campaign))
  const bouncedAt = bouncedMessages
    .map((bounce) => bounce.bouncedAt)
    .sort((a, b) => (a < b ? -1 : 1))
    .at(-1)
  if (bouncedAt === undefined) return null
  const messages = bouncedMessages.filter(({ isOpen }) => isOpen).map(({ message }) => message)
  const email = getOriginalEmail(person)
  if (messages.length === 0 && email !== person.email && campaign === undefined) return null
  return { at: bouncedAt, email, reason: unknownAddressText, messages }
}

function listBouncedLessons({ campaigns }: World, person: EmployeeRow): BounceEntry[] {
  const bouncesByDelivery = new Map<string, BounceEntry>()
  for (const { trainingId, eventId, bounced } of campaigns.lessonsByEmployee.get(person.id)) {
    const training = campaigns.trainings.get(trainingId)
    if (bounced === null || !training) continue
    bouncesByDelivery.set(`${trainingId} ${eventId}`, {
      bouncedAt: bounced,
      message: { name: training.name, trainingId, eventId },
      isOpen:
        getTrainingRowRefusals(training, { isAdmin: true }).remindOne === null &&
        isOnList(person, training.userLists),
    })
  }
  return [...bouncesByDelivery.values()]
}

const listBouncedInvitations = ({ campaigns }: World, person: EmployeeRow): BounceEntry[] =>
  campaigns.resultsByEmployee.get(person.id).flatMap(({ assessmentId, bounced }) => {
    const assessment = campaigns.assessments.get(assessmentId)
    if (bounced === null || !assessment) return []
    return {
      bouncedAt: bounced,
      message: { name: assessment.name, assessmentId },
      isOpen:
        getAssessmentRowRefusals(assessment, { isAdmin: true }).sendAgain === null &&
        isOnList(person, assessment.lists),
    }
  })

const isInCampaign = ({ trainingId, assessmentId }: BouncedMessage, campaign: Campaign): boolean =>
  'training' in campaign ? trainingId === campaign.training.id : assessmentId === campaign.assessment.id
