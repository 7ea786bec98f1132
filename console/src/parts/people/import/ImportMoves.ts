import { findMovedPeople, movedPeopleReadMax, type ObsoleteSearch } from '@heed/contracts'
import type { DomainChange } from '@heed/contracts/rules/import/addressChanges/domainChange'
import {
  findCommonDomainChange,
  type MovedPerson,
} from '@heed/contracts/rules/import/addressChanges/movedPeople'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { formatMoveCommand } from '../actions/importCommand.ts'
import type { ImportFile } from './file/importFile.ts'

export class ImportMoves {
  people: readonly MovedPerson[] = []
  asNew: boolean = false

  constructor() {
    makeObservable(this, {
      people: observableRef,
      asNew: observable,
      isUndecided: computed,
      domainChange: computed,
      reset: action,
      setPeople: action,
      setAsNew: action,
    })
  }

  get isUndecided(): boolean {
    return this.people.length > 0 && !this.asNew
  }

  get domainChange(): DomainChange | null {
    return findCommonDomainChange(this.people)
  }

  makeCommand(companyId: number): string {
    return formatMoveCommand(companyId, this.domainChange)
  }

  reset(): void {
    this.setPeople([])
  }

  setPeople(people: readonly MovedPerson[]): void {
    this.people = people
    this.asNew = false
  }

  setAsNew(asNew: boolean): void {
    this.asNew = asNew
  }

  async find(search: ObsoleteSearch, file: ImportFile, signal: AbortSignal): Promise<void> {
    const people = await findMovedPeople(search, await file.people('new', 0, movedPeopleReadMax))
    signal.throwIfAborted()
    this.setPeople(people)
  }
}
