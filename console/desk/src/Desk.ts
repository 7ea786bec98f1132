import type { Transport } from '@heed/contracts'
import { type Controls, createControls, type MockWorld } from '@heed/contracts/controls'
import { NoticesStore } from '../../src/app/NoticesStore.ts'
import type { Formats } from '../../src/lib/formats.ts'
import { Resource } from '../../src/lib/requests/Resource.ts'
import { Player } from './Player.ts'

interface Surroundings {
  address: string
  formats: Formats
  transport: Transport
  isSeen: () => boolean
  onSeen: (look: () => void) => () => void
}

type Clock = Awaited<ReturnType<Controls['clock']['show']>>

/** Poll interval, ms. */
const LOOK = 2000

export class Desk {
  readonly address: string
  readonly formats: Formats
  readonly controls: Controls
  readonly controlsAt: (address: string) => Controls
  readonly notices = new NoticesStore()
  readonly world = new Resource<MockWorld>()
  readonly clock = new Resource<Clock>()
  readonly player: Player
  private readonly watchers = new Map<() => unknown, boolean>()
  private readonly isSeen: () => boolean
  private readonly onSeen: Surroundings['onSeen']

  constructor({ address, formats, transport, isSeen, onSeen }: Surroundings) {
    this.address = address
    this.formats = formats
    this.isSeen = isSeen
    this.onSeen = onSeen
    let calls = 0
    this.controlsAt = (baseUrl) =>
      createControls({
        baseUrl,
        transport,
        identity: () => ({ accountDomain: new URL(baseUrl).host, clientLocation: 'desk' }),
        requestId: () => `desk-${String(++calls)}`,
      })
    this.controls = this.controlsAt(address)
    this.player = new Player(this)
    this.watch(() => this.clock.refresh())
    this.watch(() => {
      if (this.world.failure) void this.world.refresh()
    })
  }

  open(): () => void {
    void this.world.load((signal) => this.controls.worlds.health({}, { signal }))
    void this.clock.load((signal) => this.controls.clock.show({}, { signal }))
    const timer = setInterval(() => {
      if (this.isSeen()) this.tick()
    }, LOOK)
    const forget = this.onSeen(() => this.lookAgain())
    return () => {
      forget()
      clearInterval(timer)
      this.player.stop()
    }
  }

  /** `calm`: calls back only after actions here, not on every poll. Returns a stop function. */
  watch(look: () => unknown, calm = false): () => void {
    this.watchers.set(look, calm)
    return () => this.watchers.delete(look)
  }

  lookAgain(): void {
    for (const look of this.watchers.keys()) look()
  }

  tick(): void {
    for (const [look, isCalm] of this.watchers) if (!isCalm) look()
  }

  begunAnew(): void {
    void this.world.reload()
    this.lookAgain()
  }
}
