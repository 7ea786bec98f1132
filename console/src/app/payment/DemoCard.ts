import { cardTexts, demoCards, findDemoCard } from '@heed/contracts'
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Payment } from './PaymentDropIn.ts'

export class DemoCard {
  number: string = demoCards.pays.number
  error: string | undefined = undefined
  asked: Payment | null = null
  private answer: (isVerified: boolean) => void = () => undefined

  constructor() {
    makeObservable(this, {
      number: observable,
      error: observable,
      asked: observableRef,
      setNumber: action,
      settle: action,
    })
  }

  setNumber(number: string): void {
    this.number = number
    this.error = undefined
  }

  async nonce(payment: Payment): Promise<string> {
    this.settle(false)
    const card = findDemoCard(this.number)
    if (!card) return this.fail(cardTexts.unknown)
    if (!('verifiedNonce' in card)) return card.nonce
    return (await this.ask(payment)) ? card.verifiedNonce : this.fail(cardTexts.needs3ds)
  }

  settle(isVerified: boolean): void {
    this.asked = null
    this.answer(isVerified)
  }

  private ask(payment: Payment): Promise<boolean> {
    return new Promise((resolve) => {
      this.answer = resolve
      runInAction(() => {
        this.asked = payment
      })
    })
  }

  private fail(message: string): never {
    runInAction(() => {
      this.error = message
    })
    throw new Error(message)
  }
}
