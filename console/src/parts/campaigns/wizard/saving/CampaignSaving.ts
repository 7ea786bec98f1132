import { ApiError, isSameValue } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../../../lib/requests/failure.ts'
import { Mutation } from '../../../../lib/requests/Mutation.ts'
import { ensureSuccess } from '../../../../lib/tables/ensureSuccess.ts'
import type { CampaignRequests, ConcurrentChange, SaveResponse } from '../model/CampaignRequests.ts'
import type { CampaignWizard } from '../model/CampaignWizard.ts'
import {
  type Campaign,
  type CampaignId,
  type CampaignValues,
  isDraft,
  type SaveCall,
} from '../model/campaign.ts'

const gatewayStatuses = [502, 504]

/** Outcome unknown: the server may have processed the request. */
const isResponseLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'contract' || gatewayStatuses.includes(error.status))

export class CampaignSaving<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Wizard extends CampaignWizard<Saved, Values, Step> = CampaignWizard<Saved, Values, Step>,
> {
  readonly change = new Mutation()
  /** Someone else's version; 'deleted' if the campaign no longer exists. */
  latestVersion: Saved | 'deleted' | undefined = undefined
  /** True if the new campaign was found on the server although the response was lost. */
  wasRecovered: boolean = false
  isUnanswered: boolean = false
  /** Duplicate campaign, created because an earlier request arrived late. */
  duplicate: Saved | undefined = undefined
  readonly wizard: Wizard
  private readonly requests: CampaignRequests<Saved, Wizard>
  /** Local changes that the server's version replaced; they can be restored. */
  replaced: Values | undefined = undefined
  private refused: Values | undefined = undefined
  private readonly errorText: string
  private readonly alreadySavedText: string

  constructor(
    wizard: Wizard,
    requests: CampaignRequests<Saved, Wizard>,
    { otherwise: fallbackText, wasMade: createdText = fallbackText }: { otherwise: string; wasMade?: string },
  ) {
    this.wizard = wizard
    this.requests = requests
    this.errorText = fallbackText
    this.alreadySavedText = createdText
    makeObservable<this, 'refused'>(this, {
      refused: observableRef,
      replaced: observableRef,
      offerRestore: action,
      failure: computed,
      latestVersion: observableRef,
      wasRecovered: observable,
      isUnanswered: observable,
      duplicate: observableRef,
      conflictingChange: computed,
    })
  }

  get startsBySaving(): boolean {
    const { value } = this.wizard.saved
    return value !== undefined && this.requests.startsBySaving(value)
  }

  get saveCall(): SaveCall | undefined {
    return this.startsBySaving ? this.startCall : this.requests.draftCall(this.wizard)
  }

  get startCall(): SaveCall | undefined {
    return this.requests.startCall(this.wizard)
  }

  draft(): Promise<CampaignId> {
    return this.saveOnce(() => this.requests.saveDraft(this.wizard, this.id), true)
  }

  start(): Promise<CampaignId> {
    return this.saveOnce(() => this.requests.start(this.wizard, this.id), false)
  }

  createPackage(): Promise<CampaignId> {
    return this.saveOnce(() => this.requests.createPackage(this.wizard), false)
  }

  get failure(): Failure | undefined {
    const { isUnanswered, refused, wizard, change } = this
    return isUnanswered || refused === wizard.values ? change.failure : undefined
  }

  get conflictingChange(): ConcurrentChange | undefined {
    const { latestVersion, wizard } = this
    if (latestVersion === undefined || latestVersion === 'deleted') return latestVersion
    return this.requests.explainChange(latestVersion, wizard.saved.value)
  }

  /** True if changes can no longer be saved to this campaign, but only as a new one. */
  get isClosed(): boolean {
    const { conflictingChange: concurrentChange } = this
    return (
      concurrentChange === 'deleted' || concurrentChange === 'started' || concurrentChange === 'completed'
    )
  }

  private get id(): CampaignId | undefined {
    return this.wizard.saved.value?.id
  }

  /** Detects other people's versions, and the results of this page's own requests. */
  async look(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    const latest = await wizard.ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'notFound') return 'deleted' as const
      throw error
    })
    this.handleVersion(latest)
  }

  checkLoadedVersion(): void {
    const { value, failure } = this.wizard.saved
    if (value) this.handleVersion(value)
    else if (failure?.kind === 'notFound') this.handleVersion('deleted')
  }

  private handleVersion(latest: Saved | 'deleted'): void {
    const { wizard } = this
    const pendingSave = latest === 'deleted' ? undefined : wizard.findMatchingSave(latest)
    if (latest !== 'deleted' && pendingSave) wizard.acceptSave(latest, pendingSave)
    const isKnown = latest !== 'deleted' && (pendingSave !== undefined || wizard.isCurrent(latest))
    runInAction(() => {
      this.latestVersion = isKnown ? undefined : latest
    })
  }

  keepMine(): void {
    const { latestVersion, wizard } = this
    if (latestVersion === undefined) return
    if (latestVersion === 'deleted' || this.isClosed) wizard.detach()
    else wizard.rebase(latestVersion)
    wizard.unanswered.clear()
    this.clearConflict()
  }

  takeTheirs(): void {
    const { latestVersion, wizard } = this
    if (latestVersion === undefined || latestVersion === 'deleted') return
    const ownValues = wizard.isDirty ? wizard.values : undefined
    wizard.takeOver(latestVersion)
    this.clearConflict()
    this.offerRestore(ownValues)
  }

  offerRestore(values: Values | undefined): void {
    this.replaced = values
  }

  private clearConflict(): void {
    this.change.reset()
    runInAction(() => {
      this.latestVersion = undefined
    })
  }

  private async prepare(): Promise<void> {
    await this.look()
    if (this.latestVersion !== undefined) throw new Error(this.errorText)
  }

  /** Avoids duplicates: after a lost response, looks for the campaign before retrying. Throws if rejected. */
  private async saveOnce(send: () => Promise<SaveResponse>, isDraft: boolean): Promise<CampaignId> {
    runInAction(() => {
      this.wasRecovered = false
      this.isUnanswered = false
      this.duplicate = undefined
    })
    try {
      return await this.save(send, isDraft)
    } catch (thrown) {
      runInAction(() => {
        this.isUnanswered = isResponseLost(thrown) && !this.wizard.unanswered.isEmpty
        this.refused = this.wizard.values
      })
      throw thrown
    }
  }

  private async save(send: () => Promise<SaveResponse>, isDraft: boolean): Promise<CampaignId> {
    await this.prepare()
    const earlierId = await this.findEarlierSave()
    if (earlierId !== undefined) return earlierId
    const { wizard } = this
    const { unanswered, values, given: options } = wizard
    const pendingSave = unanswered.add(
      { values, isDraft: isDraft, isNew: this.id === undefined },
      options.now(),
    )
    try {
      const id = this.finish(ensureSuccess(await send(), this.errorText).saved)
      unanswered.remove(pendingSave)
      await this.resolvePendingSaves(id)
      return id
    } catch (thrown) {
      if (!isResponseLost(thrown)) unanswered.remove(pendingSave)
      const recovered = isResponseLost(thrown)
        ? await wizard.findSentCampaign([pendingSave]).catch(() => undefined)
        : undefined
      if (!recovered) throw thrown
      unanswered.remove(pendingSave)
      return this.acceptRecovered(recovered.campaign)
    }
  }

  private async findEarlierSave(): Promise<CampaignId | undefined> {
    const { wizard } = this
    const recovered = await wizard.findSentCampaign()
    if (!recovered) return undefined
    const { campaign, pendingSave } = recovered
    const { isPackaged, unanswered } = wizard
    unanswered.confirm(pendingSave)
    if (isDraft(campaign)) {
      wizard.rebase(campaign)
      return undefined
    }
    if (isSameValue(pendingSave.values, wizard.values)) return this.acceptRecovered(campaign)
    unanswered.clear()
    if (isPackaged) throw new Error(this.alreadySavedText)
    wizard.rebase(campaign)
    if (wizard.getEditRefusal(campaign) === undefined) throw new Error(this.alreadySavedText)
    runInAction(() => {
      this.latestVersion = campaign
    })
    throw new Error(this.errorText)
  }

  private async acceptRecovered(campaign: Saved): Promise<CampaignId> {
    await this.resolvePendingSaves(campaign.id)
    runInAction(() => {
      this.wasRecovered = this.id === undefined
    })
    return this.finish(campaign)
  }

  /** An earlier request can arrive after the search and create a duplicate. */
  private async resolvePendingSaves(id: CampaignId): Promise<void> {
    const { wizard } = this
    for (const pendingSave of wizard.unanswered.all.filter(({ isNew }) => isNew)) {
      const duplicate = await wizard.findCreatedCampaign(pendingSave, id).catch(() => undefined)
      runInAction(() => {
        this.duplicate ??= duplicate
      })
    }
    wizard.unanswered.clear()
  }

  private finish(savedItem: { id: CampaignId } | undefined): CampaignId {
    if (!savedItem) throw new Error(this.errorText)
    this.wizard.markSaved(this.wizard.values)
    this.requests.onSaved?.(this.wizard, savedItem.id)
    return savedItem.id
  }

  async continueEditing(id: CampaignId): Promise<boolean> {
    const { wizard } = this
    const campaign = await wizard.ask(id).catch(() => undefined)
    if (!campaign) return false
    wizard.origin = { kind: 'edit', id: String(id) }
    wizard.rebase(campaign)
    return true
  }

  async refresh(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    // The campaign has been saved, so failing to reload it is not an error.
    wizard.clearBase()
    const campaign = await wizard.ask().catch(() => undefined)
    if (campaign) wizard.rebase(campaign)
  }
}
