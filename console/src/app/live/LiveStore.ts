import {
  computeRetryDelay,
  defaultRetry,
  type LiveFrame,
  parseLiveFrame,
  publicEvent,
  unauthorizedCloseCode,
} from '@heed/contracts'
import { computed, makeObservable, observable, reaction, runInAction } from 'mobx'
import { type Presence, watchPresence } from '../../lib/presence.ts'
import type { RootStore } from '../root/RootStore.ts'
import type { LiveSocket } from './LiveSocket.ts'

/** Time after which a hidden page disconnects, ms. */
const HIDDEN_DISCONNECT_MS = 5 * 60_000
/** Duration in ms after which a connection counts as stable and the failure count is reset. */
const STEADY_AFTER_MS = 10_000
/** A single lost connection isn't shown; after five, the data may be outdated. */
const [VISIBLE_AFTER_FAILURES, OFFLINE_AFTER_FAILURES] = [2, 5]

/** `off`: signed out or long hidden. `offline`: no network or responses, or a refused token. */
export type LiveState = 'off' | 'connecting' | 'live' | 'reconnecting' | 'offline'

export type LiveEvents = { [Event in LiveFrame['event']]: Extract<LiveFrame, { event: Event }>['data'] } & {
  missed: undefined
}
type Handler = (data: never) => void

/** Live events from one websocket (S0 section 7). Emits `missed` after a reconnect, so that pages reload. */
export class LiveStore {
  private isOpen: boolean = false
  private isRefused: boolean = false
  private isResting: boolean = false
  private isOnline: boolean = true
  private failures: number = 0
  private publicHandlers: number = 0
  private readonly handlers = new Map<keyof LiveEvents, Set<Handler>>()
  private readonly root: RootStore
  private socket: LiveSocket | undefined
  /** Counters for detecting outdated callbacks. */
  private attempt = 0
  private visibilityCheck = 0
  private lastServedUser: string | undefined
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
    watchPresence((presence) => this.handlePresence(presence))
    reaction(
      () => `${String(this.isAway)} ${this.who ?? ''}`,
      () => this.restart(),
      { fireImmediately: true },
    )
  }

  get state(): LiveState {
    if (this.who === undefined || this.isResting) return 'off'
    if (this.isOpen) return 'live'
    if (!this.isOnline || this.isRefused || this.failures >= OFFLINE_AFTER_FAILURES) return 'offline'
    return this.failures >= VISIBLE_AFTER_FAILURES ? 'reconnecting' : 'connecting'
  }

  /** For the current company only. Returns an unsubscribe function. */
  on<Event extends keyof LiveEvents>(event: Event, handler: (data: LiveEvents[Event]) => void): () => void {
    const eventHandlers = this.handlers.get(event) ?? new Set<Handler>()
    // Wrapped, so that subscribing the same handler twice adds two handlers.
    const wrappedHandler = (data: LiveEvents[Event]) => handler(data)
    this.handlers.set(event, eventHandlers.add(wrappedHandler))
    this.countPublicHandlers()
    return () => {
      eventHandlers.delete(wrappedHandler)
      this.countPublicHandlers()
    }
  }

  notifyMissed(): void {
    this.notify('missed', undefined)
  }

  private get who(): string | undefined {
    const { token, isSignedIn, companyId } = this.root.session
    if (isSignedIn) return `${String(companyId)} ${token ?? ''}`
    return token === undefined && this.publicHandlers > 0 ? 'everybody' : undefined
  }

  private get isAway(): boolean {
    return this.isResting || !this.isOnline
  }

  private countPublicHandlers(): void {
    runInAction(() => {
      this.publicHandlers = this.handlers.get(publicEvent)?.size ?? 0
    })
  }

  private handlePresence({ online, visible }: Presence): void {
    const visibilityCheck = ++this.visibilityCheck
    runInAction(() => {
      this.isOnline = online
      if (visible) this.isResting = false
    })
    if (!visible) void this.pauseLater(visibilityCheck)
  }

  private async pauseLater(visibilityCheck: number): Promise<void> {
    await this.root.environment.sleep(HIDDEN_DISCONNECT_MS)
    if (visibilityCheck !== this.visibilityCheck) return
    runInAction(() => {
      this.isResting = true
    })
  }

  private restart(): void {
    const { who, isAway } = this
    this.attempt++
    this.socket?.close()
    this.socket = undefined
    this.mayHaveMissed = who === this.lastServedUser
    this.lastServedUser = who
    runInAction(() => {
      this.isOpen = false
      this.isRefused = false
      this.failures = 0
    })
    if (who !== undefined && !isAway) this.connect()
  }

  private connect(): void {
    const attempt = ++this.attempt
    const { config, address, openSocket } = this.root.environment
    const url = new URL(`${config.apiUrl}/ws`, address())
    url.protocol = url.protocol.replace('http', 'ws')
    const { token } = this.root.session
    if (token !== undefined) url.searchParams.set('token', token)
    const socket = openSocket(url.href)
    socket.onopen = () => {
      if (attempt === this.attempt) void this.handleOpen(attempt)
    }
    socket.onmessage = ({ data }) => {
      if (attempt === this.attempt && typeof data === 'string') this.handleFrame(data)
    }
    socket.onclose = ({ code }) => {
      if (attempt === this.attempt) void this.handleClose(attempt, code)
    }
    this.socket = socket
  }

  private async handleOpen(attempt: number): Promise<void> {
    runInAction(() => {
      this.isOpen = true
    })
    if (this.mayHaveMissed) this.notify('missed', undefined)
    this.mayHaveMissed = false
    await this.root.environment.sleep(STEADY_AFTER_MS)
    if (attempt !== this.attempt) return
    runInAction(() => {
      this.failures = 0
    })
  }

  private async handleClose(attempt: number, code: number): Promise<void> {
    this.mayHaveMissed = true
    const { random, sleep } = this.root.environment
    // Jitter, so that clients don't all reconnect together.
    const delayMs = computeRetryDelay(this.failures, defaultRetry) * (0.5 + random() / 2)
    const isRefused = code === unauthorizedCloseCode
    runInAction(() => {
      this.isOpen = false
      this.isRefused = isRefused
      this.failures++
    })
    // A refused socket doesn't end the session (ENDPOINTS section 4); the next call does if needed.
    if (isRefused) return
    await sleep(delayMs)
    if (attempt === this.attempt) this.connect()
  }

  private handleFrame(text: string): void {
    const frame = parseLiveFrame(text)
    if (!frame) return
    const { companyId = null } = this.root.session
    if (frame.event === 'integration:progress' && frame.data.companyId !== companyId) return
    this.notify(frame.event, frame.data)
  }

  private notify<Event extends keyof LiveEvents>(event: Event, data: LiveEvents[Event]): void {
    for (const handler of [...(this.handlers.get(event) ?? [])]) {
      try {
        handler(data as never)
      } catch (error) {
        // If one handler fails, the rest must still run.
        this.root.services.reportError(error)
      }
    }
  }
}
