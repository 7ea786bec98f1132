import {
  findBlockingReason,
  getStartReason,
  isSameValue,
  untitledTraining,
  type WizardFacts,
} from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import { CampaignLibrary } from '../../parts/campaigns/wizard/model/CampaignLibrary.ts'
import type { CampaignRules } from '../../parts/campaigns/wizard/model/CampaignRules.ts'
import type { CampaignOptions } from '../../parts/campaigns/wizard/model/CampaignSteps.ts'
import { CampaignWizard } from '../../parts/campaigns/wizard/model/CampaignWizard.ts'
import { isDraft, type PendingSave } from '../../parts/campaigns/wizard/model/campaign.ts'
import type { Drill, DrillsStore, DrillValues } from './DrillsStore.ts'

export const steps = { topic: 1, employees: 2, finalize: 3, start: 4 } as const
export type DrillStep = keyof typeof steps

const emptyValues: DrillValues = {
  name: untitledTraining,
  userLists: [],
  beginsWithContent: false,
  topic: null,
}
const stepOrder = Object.keys(steps) as DrillStep[]

class EmptyLibrary extends CampaignLibrary<{ id: number }> {
  protected askTemplates = async () => []
  protected askItems = async () => []
  loadGroups = async () => undefined
}

export const createDrillRules = (
  drills: DrillsStore,
): CampaignRules<Drill, DrillValues, DrillStep, WizardFacts> => ({
  kind: 'drill',
  places: {
    list: paths.incidents(),
    create: paths.createDrill(),
    packaged: paths.createDrill(),
    edit: (drillId) => paths.editDrill({ drillId }),
    view: () => paths.incidents(),
  },
  initialSteps: { first: 'topic', content: 'topic', last: 'finalize', start: 'start' },
  listSteps: () => stepOrder,
  explainClosed: (step, facts) =>
    findBlockingReason(
      stepOrder,
      {
        employees: facts.hasTemplate ? null : 'Choose a topic first',
        finalize: facts.employees > 0 ? null : 'Choose at least one employee',
        start: getStartReason(facts),
      },
      step,
    ),
  readContent: () => [],
  readChangedAt: ({ updated }) => updated,
  explainEditRefusal: (drill) => (isDraft(drill) ? null : "You can't edit a drill that has started"),
  get: async (_, id) => drills.get(id),
  listNamed: async (_, name) => drills.findByName(name),
})

export class DrillWizardStore extends CampaignWizard<Drill, DrillValues, DrillStep> {
  readonly library = new EmptyLibrary(() => ({ client: this.given.client, companyId: this.companyId }))

  constructor(drills: DrillsStore, options: CampaignOptions<DrillValues, DrillStep>) {
    super(createDrillRules(drills), options, emptyValues)
  }

  get isOngoing(): boolean {
    return false
  }

  get facts(): WizardFacts {
    return this.commonFacts
  }

  protected get hasTemplate(): boolean {
    return this.values.topic !== null
  }

  protected isOffered = () => true
  protected matchesSent = ({ values }: Drill, pendingSave: PendingSave<DrillValues>) =>
    isSameValue(values, pendingSave.values)
  protected toValues = ({ values }: Drill) => values
  protected toCopiedValues = ({ values }: Drill) => values
  protected toFreshValues = (values: DrillValues) => values
}
