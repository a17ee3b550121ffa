import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { conform } from 'touchline/conformance'
import { refused, sitDown } from 'touchline/testing'
import game from '../dist/game.js'

conform({ test }, game)

test('SK-5 the taker lays a card of their own hand', () => {
  const table = sitDown(game, { seats: 2 }, (_, limit) => limit - 1)
  const answer = table.refuses(0, { type: 'lay', card: 'right-6-1' })
  deepEqual(answer, refused('card-not-in-hand', 'SK-5'))
})
