import { expect, it } from 'vitest'
import { createApiHeaders } from './headers.ts'

const facts = {
  requestId: 'r-1',
  accountDomain: 'console.example.is',
  clientLocation: 'https://console.example.is/users',
}

it('API headers include token, account domain, client location and app version', () => {
  expect(createApiHeaders({ ...facts, token: 'secret' })).toEqual({
    Accept: 'application/json',
    Authorization: 'Bearer secret',
    'X-Account-Domain': 'console.example.is',
    'X-App-Version': '2.13.4',
    'X-Client-Location': 'https://console.example.is/users',
    'X-Request-Id': 'r-1',
  })
})

it.each([[undefined], ['']])('a signed-out caller sends no token: %j', (token) => {
  expect(createApiHeaders({ ...facts, token })).not.toHaveProperty('Authorization')
})
