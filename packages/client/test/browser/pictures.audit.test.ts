import { test } from 'vitest'
import { EVERY_PICTURE } from '../../src/art/everyPicture.ts'
import { expectPainted } from './pictureComparison.ts'

test('every picture looks as the browser itself would draw it', () => expectPainted(EVERY_PICTURE))
