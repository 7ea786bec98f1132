import type { Transport } from '@heed/contracts'
import { type Controls, createControls, type MockWorld } from '@heed/contracts/controls'
import { NoticesStore } from '../../src/app/NoticesStore.ts'
import type { Formats } from '../../src/lib/formats.ts'
import { Resource } from '../../src/lib/requests/Resource.ts'
import { Player } from './Player.ts'

interface DeskOptions {
  address: string
  formats: Formats
  transport: Transport
  isSeen: () => boolean
  onSeen: (refresh: () => void) => () => void
}

type Clock = Awaited<ReturnType<Controls['clock']['show']>>

const POLL_INTERVAL_MS = 2000

export class Desk {
  readonly address: string
  readonly formats: Formats
  readonly controls: Controls
  readonly createControlsFor: (address: string) => Controls
  readonly notices = new NoticesStore()
  readonly world = new Resource<MockWorld>()
  readonly clock = new Resource<Clock>()
  readonly player: Player
  private readonly watchers = new Map<() => unknown, boolean>()
  private readonly isSeen: () => boolean
  private readonly onSeen: DeskOptions['onSeen']

  constructor({ address, formats, transport, isSeen: isPageVisible, onSeen }: DeskOptions) {
    this.address = address
    this.formats = formats
    this.isSeen = isPageVisible
    this.onSeen = onSeen
    let calls = 0
    this.createControlsFor = (baseUrl) =>
      createControls({
        baseUrl,
        transport,
        identity: () => ({ accountDomain: new URL(baseUrl).host, clientLocation: 'desk' }),
        requestId: () => `desk-${String(++calls)}`,
      })
    this.controls = this.createControlsFor(address)
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
    }, POLL_INTERVAL_MS)
    const stopListening = this.onSeen(() => this.refreshAll())
    return () => {
      stopListening()
      clearInterval(timer)
      this.player.stop()
    }
  }

  /** With `skipsTicks`, calls back only after actions and on returning. Returns a stop function. */
  watch(refresh: () => unknown, skipsTicks = false): () => void {
    this.watchers.set(refresh, skipsTicks)
    return () => this.watchers.delete(refresh)
  }

  refreshAll(): void {
    for (const refresh of this.watchers.keys()) refresh()
  }

  tick(): void {
    for (const [refresh, skipsTicks] of this.watchers) if (!skipsTicks) refresh()
  }

  handleReset(): void {
    void this.world.reload()
    this.refreshAll()
  }
}
