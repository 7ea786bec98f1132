import type { Controls } from '@heed/contracts/controls'
import { action, makeObservable, observable } from 'mobx'
import type { NoticesStore } from '../../src/app/NoticesStore.ts'
import { toFailure } from '../../src/lib/requests/failure.ts'
import { getAdvanceDuration, type Speed } from './clockSteps.ts'

/** Minimum interval between clock steps, ms. */
const BEAT_MS = 1000

interface ControlledDesk {
  controls: Controls
  notices: NoticesStore
  tick: () => void
}

export class Player {
  speed: Speed = 'hour'
  isPlaying: boolean = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly desk: ControlledDesk

  constructor(desk: ControlledDesk) {
    this.desk = desk
    makeObservable(this, {
      speed: observable,
      isPlaying: observable,
      setSpeed: action,
      play: action,
      stop: action,
    })
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
  }

  play(): void {
    if (this.isPlaying) return
    this.isPlaying = true
    void this.stepClock()
  }

  stop(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  private async stepClock(): Promise<void> {
    const startTime = Date.now()
    try {
      await this.desk.controls.clock.move({ advance: getAdvanceDuration(this.speed) })
    } catch (error) {
      this.stop()
      this.desk.notices.show('error', toFailure(error).text)
    }
    this.desk.tick()
    if (this.isPlaying)
      this.timer = setTimeout(() => void this.stepClock(), Math.max(0, BEAT_MS - (Date.now() - startTime)))
  }
}
