export interface Purse {
  cash: number
}

/** Money only ever moves. Whether the payer has it is for the rules to check; a bank may pay what it lacks. */
export function pay(from: Purse, to: Purse, amount: number): void {
  if (!Number.isInteger(amount) || amount < 0) throw new Error(`cannot pay ${amount}`)
  from.cash -= amount
  to.cash += amount
}
