import type { Transport } from '@heed/contracts'
import { type Controls, createControls, type MockWorld } from '@heed/contracts/controls'
import { NoticesStore } from '../../src/app/NoticesStore.ts'
import type { Formats } from '../../src/lib/formats.ts'
import { Resource } from '../../src/lib/Resource.ts'
import { Player } from './Player.ts'

interface Surroundings {
  /** Of the controls of this world, without a slash at its end. */
  address: string
  formats: Formats
  transport: Transport
  /** Whether somebody looks at the page. */
  isSeen: () => boolean
  /** Runs when somebody looks at it again; gives back how to stop. */
  onSeen: (look: () => void) => () => void
}

type Clock = Awaited<ReturnType<Controls['clock']['show']>>

/** Milliseconds between two looks at what may have changed by itself. */
const LOOK = 2000

/** What every page of the desk works with: the controls of one world, its clock, and what was just done. */
export class Desk {
  readonly address: string
  readonly formats: Formats
  readonly controls: Controls
  /** The controls of another world, by their address. */
  readonly controlsAt: (address: string) => Controls
  readonly notices = new NoticesStore()
  readonly world = new Resource<MockWorld>()
  readonly clock = new Resource<Clock>()
  readonly player: Player
  /** With those that time alone does not wake. */
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

  /** Reads the world, and from then on looks for what is new; gives back how to stop. */
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

  /** Runs whenever something may have changed, `calm` only after something was done here; gives back how to stop. */
  watch(look: () => unknown, calm = false): () => void {
    this.watchers.set(look, calm)
    return () => this.watchers.delete(look)
  }

  /** Something was done here, or somebody comes back to the page. */
  lookAgain(): void {
    for (const look of this.watchers.keys()) look()
  }

  /** Time has passed. */
  tick(): void {
    for (const [look, isCalm] of this.watchers) if (!isCalm) look()
  }

  /** Another world lies at this address from now on. */
  begunAnew(): void {
    void this.world.reload()
    this.lookAgain()
  }
}
