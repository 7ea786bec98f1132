import type { Client } from '../../src/index.ts'
import { rejections } from '../files/refusals.ts'
import { testClientPins } from './pins.ts'

const fresh = { managerEmail: 'new@example.is', recaptchaToken: 'demo' }
const known = { ...fresh, managerEmail: 'admin@example.is' }
const failing = { ...fresh, recaptchaToken: 'fail' }
const wrong = { ...fresh, managerEmail: 'anna' }
const named = { managerEmail: 'new@example.is', name: 'Nína' }

const registerManager = (body: typeof fresh) =>
  ({
    as: 'nobody',
    request: 'POST /auth/manager/trial/new',
    body,
    do: (client: Client) => client.trial.registerManager(body),
  }) as const
const registerFreemium = (body: typeof fresh | typeof named) =>
  ({
    as: 'nobody',
    request: 'POST /freemium/test3',
    body,
    do: (client: Client) => client.trial.registerFreemium(body),
  }) as const

testClientPins([
  {
    pin: 'trial.registerManager: a new address',
    ...registerManager(fresh),
    answer: { result: true },
  },
  {
    pin: 'trial.registerManager: an address with an account',
    ...registerManager(known),
    answer: { result: 'email' },
  },
  {
    pin: 'trial.registerManager: a token that the bot check refuses',
    given: { 'the bot check refuses': { token: 'fail' } },
    ...registerManager(failing),
    answer: { result: false },
  },
  {
    pin: 'trial.registerManager: what is no address',
    ...registerManager(wrong),
    fails: rejections.invalid({ managerEmail: 'Please enter your work email' }),
  },
  {
    pin: 'trial.registerManager: a new address while the server fails',
    given: { 'the server fails': { status: 503, message: 'Down' } },
    ...registerManager(fresh),
    fails: rejections.failing(503, 'Down'),
  },
  {
    pin: 'trial.registerFreemium: a new address',
    ...registerFreemium(fresh),
    answer: { result: true },
  },
  {
    pin: 'trial.registerFreemium: an address with an account',
    ...registerFreemium(known),
    answer: { result: 'email' },
  },
  {
    pin: 'trial.registerFreemium: a token that the bot check refuses',
    given: { 'the bot check refuses': { token: 'fail' } },
    ...registerFreemium(failing),
    answer: { result: false },
  },
  {
    pin: 'trial.registerFreemium: what is no address',
    ...registerFreemium(wrong),
    fails: rejections.invalid({ managerEmail: 'Please enter your work email' }),
  },
  {
    pin: 'trial.registerFreemium: a new address while the server fails',
    given: { 'the server fails': { status: 503, message: 'Down' } },
    ...registerFreemium(fresh),
    fails: rejections.failing(503, 'Down'),
  },
  {
    pin: 'trial.registerFreemium: a new address with a name',
    ...registerFreemium(named),
    answer: { result: true },
  },
])
