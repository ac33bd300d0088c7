// Loading a card's file puts the card into the box. The order gives the ids.
import './lords/soldiers.ts'
import './lords/merchants.ts'
import './lords/mages.ts'
import './lords/politicians.ts'
import './lords/farmers.ts'
import './lords/ambassadors.ts'
import './locations/base.ts'
