import { seededChance } from '../src/kernel/chance.ts'
import { playByHand } from './goalscorer-by-hand.ts'

void seededChance
void playByHand
