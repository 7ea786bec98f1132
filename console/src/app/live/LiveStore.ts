import {
  closedUnauthorized,
  defaultRetry,
  type LiveFrame,
  publicEvent,
  readFrame,
  retryDelay,
} from '@heed/contracts'
import { computed, makeObservable, observable, reaction, runInAction } from 'mobx'
import { type Presence, watchPresence } from '../../lib/presence.ts'
import type { RootStore } from '../RootStore.ts'
import type { LiveSocket } from './LiveSocket.ts'

/** A page that nobody has looked at for so many milliseconds listens no longer. */
const REST_AFTER = 5 * 60_000
/** A connection that has held for so many milliseconds is a good one: the next loss counts as the first. */
const STEADY_AFTER = 10_000
/** The first loss heals unseen; after so many failures in a row the figures may be old. */
const [SEEN_AFTER, OLD_AFTER] = [2, 5]

/**
 * `off`: nobody is signed in, or the page has not been looked at for long. `connecting`: no reason to worry yet.
 * `offline`: no network, no answer for long, or a token that is refused; what is shown may be old.
 */
export type LiveState = 'off' | 'connecting' | 'live' | 'reconnecting' | 'offline'

/** What is heard, by the name of the event. */
export type Heard = { [Event in LiveFrame['event']]: Extract<LiveFrame, { event: Event }>['data'] } & {
  missed: undefined
}
type Handler = (data: never) => void

/**
 * What the platform tells by itself, over one websocket (S0 section 7). It connects when somebody is signed in, or
 * hears what is public; it comes back after every loss, and then tells `missed`: what was shown is to be read again.
 */
export class LiveStore {
  private isOpen: boolean = false
  private isRefused: boolean = false
  private isResting: boolean = false
  private isOnline: boolean = true
  /** Tries that failed, and connections that did not hold, since the last good one. */
  private failures: number = 0
  private publicHandlers: number = 0
  private readonly handlers = new Map<keyof Heard, Set<Handler>>()
  private readonly root: RootStore
  private socket: LiveSocket | undefined
  /** Counts connections and looks away, so that what belongs to an older one is known by its number. */
  private turn = 0
  private glance = 0
  /** Whom the last connection was for. */
  private servedLast: string | undefined
  /** Something may have happened that nobody told us of. */
  private mayHaveMissed: boolean = false

  constructor(root: RootStore) {
    this.root = root
    makeObservable<
      this,
      'isOpen' | 'isRefused' | 'isResting' | 'isOnline' | 'failures' | 'publicHandlers' | 'who' | 'isAway'
    >(this, {
      isOpen: observable,
      isRefused: observable,
      isResting: observable,
      isOnline: observable,
      failures: observable,
      publicHandlers: observable,
      who: computed,
      isAway: computed,
      state: computed,
    })
    watchPresence((presence) => this.look(presence))
    reaction(
      () => `${String(this.isAway)} ${this.who ?? ''}`,
      () => this.restart(),
      { fireImmediately: true },
    )
  }

  get state(): LiveState {
    if (this.who === undefined || this.isResting) return 'off'
    if (this.isOpen) return 'live'
    if (!this.isOnline || this.isRefused || this.failures >= OLD_AFTER) return 'offline'
    return this.failures >= SEEN_AFTER ? 'reconnecting' : 'connecting'
  }

  /**
   * Hears an event from now on; the answer ends it. Of another company than the current one nothing is heard. `missed`
   * comes when the connection is back.
   */
  on<Event extends keyof Heard>(event: Event, handler: (data: Heard[Event]) => void): () => void {
    const all = this.handlers.get(event) ?? new Set<Handler>()
    // The same function twice is two who hear.
    const own = (data: Heard[Event]) => handler(data)
    this.handlers.set(event, all.add(own))
    this.countPublic()
    return () => {
      all.delete(own)
      this.countPublic()
    }
  }

  /** Something was changed from outside of the page that is open: it reads again what it shows. */
  readAgain(): void {
    this.tell('missed', undefined)
  }

  /** Whom the connection is for; undefined where there is none to be. */
  private get who(): string | undefined {
    const { token, isSignedIn, companyId } = this.root.session
    if (isSignedIn) return `${String(companyId)} ${token ?? ''}`
    return token === undefined && this.publicHandlers > 0 ? 'everybody' : undefined
  }

  private get isAway(): boolean {
    return this.isResting || !this.isOnline
  }

  private countPublic(): void {
    runInAction(() => {
      this.publicHandlers = this.handlers.get(publicEvent)?.size ?? 0
    })
  }

  private look({ online, visible }: Presence): void {
    const glance = ++this.glance
    runInAction(() => {
      this.isOnline = online
      if (visible) this.isResting = false
    })
    if (!visible) void this.rest(glance)
  }

  private async rest(glance: number): Promise<void> {
    await this.root.environment.sleep(REST_AFTER)
    if (glance !== this.glance) return
    runInAction(() => {
      this.isResting = true
    })
  }

  /** Somebody else, another company, or back from being away: pages of somebody else read anew by themselves. */
  private restart(): void {
    const { who, isAway } = this
    this.turn++
    this.socket?.close()
    this.socket = undefined
    this.mayHaveMissed = who === this.servedLast
    this.servedLast = who
    runInAction(() => {
      this.isOpen = false
      this.isRefused = false
      this.failures = 0
    })
    if (who !== undefined && !isAway) this.connect()
  }

  private connect(): void {
    const turn = ++this.turn
    const { config, address, openSocket } = this.root.environment
    const url = new URL(`${config.apiUrl}/ws`, address())
    url.protocol = url.protocol.replace('http', 'ws')
    const { token } = this.root.session
    if (token !== undefined) url.searchParams.set('token', token)
    const socket = openSocket(url.href)
    socket.onopen = () => {
      if (turn === this.turn) void this.opened(turn)
    }
    socket.onmessage = ({ data }) => {
      if (turn === this.turn && typeof data === 'string') this.hear(data)
    }
    socket.onclose = ({ code }) => {
      if (turn === this.turn) void this.closed(turn, code)
    }
    this.socket = socket
  }

  private async opened(turn: number): Promise<void> {
    runInAction(() => {
      this.isOpen = true
    })
    if (this.mayHaveMissed) this.tell('missed', undefined)
    this.mayHaveMissed = false
    await this.root.environment.sleep(STEADY_AFTER)
    if (turn !== this.turn) return
    runInAction(() => {
      this.failures = 0
    })
  }

  private async closed(turn: number, code: number): Promise<void> {
    this.mayHaveMissed = true
    const { random, sleep } = this.root.environment
    // Not all at once when the server is back: between half of the wait and the whole.
    const wait = retryDelay(this.failures, defaultRetry) * (0.5 + random() / 2)
    const isRefused = code === closedUnauthorized
    runInAction(() => {
      this.isOpen = false
      this.isRefused = isRefused
      this.failures++
    })
    // Not signed out by that (ENDPOINTS section 4); the next call will be, if it is true.
    if (isRefused) return
    await sleep(wait)
    if (turn === this.turn) this.connect()
  }

  private hear(text: string): void {
    const frame = readFrame(text)
    if (!frame) return
    const { companyId = null } = this.root.session
    if (frame.event === 'integration:progress' && frame.data.companyId !== companyId) return
    this.tell(frame.event, frame.data)
  }

  private tell<Event extends keyof Heard>(event: Event, data: Heard[Event]): void {
    for (const handler of [...(this.handlers.get(event) ?? [])]) {
      try {
        handler(data as never)
      } catch (error) {
        // One who stumbles must not keep it from the others.
        this.root.services.reportError(error)
      }
    }
  }
}
