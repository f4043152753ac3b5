import * as v from 'valibot';
import type { Database } from '#mocks/database.ts';
import { addSignedIn, sendChange, signedIn, state } from '#mocks/stateKinds.ts';
import { creditReturn, returnCredit } from '#schemas/credits.ts';
import { creditHandlers } from './handlers.ts';
import { statedCredit, statedMembership } from './tables.ts';

const credits = v.object({ ...signedIn, credits: v.array(statedCredit) });

async function addCredits(db: Database, { credits: rows, ...params }: v.InferOutput<typeof credits>) {
  await addSignedIn(db, params);
  for (const row of rows) await db.credits.add({ customer: params.customer.id_customer, ...row });
}

export const creditStates = {
  'a customer has credits': state({
    meaning:
      'As `a customer is signed in`, and has these credits, the newest first. An expired credit has nothing available.',
    params: credits,
    set: addCredits,
  }),
  'a customer has asked for the money of a credit': state({
    meaning:
      'As `a customer has credits`, and she has requested the money of one since then: set the state up by sending the payload to the call `returnCredit` itself, so that its effect is tested.',
    params: v.object({ ...credits.entries, payload: creditReturn.text }),
    set: async (db, { payload, ...params }) => {
      await addCredits(db, params);
      await sendChange(db, creditHandlers, returnCredit, { token: params.token, payload });
    },
  }),
  'a customer has memberships': state({
    meaning: 'As `a customer is signed in`, and has these memberships in this order.',
    params: v.object({ ...signedIn, memberships: v.array(statedMembership) }),
    set: async (db, { memberships, ...params }) => {
      await addSignedIn(db, params);
      const customer = params.customer.id_customer;
      for (const row of memberships) await db.memberships.add({ customer, ...row });
    },
  }),
  'content is kept under a key': state({
    meaning: 'The content team has written this HTML under the key.',
    params: v.object({ key: v.string(), html: v.string() }),
    set: async ({ contents }, row) => {
      if (contents.find(row.key)) await contents.remove(row.key);
      await contents.add(row);
    },
  }),
};
