import * as v from 'valibot';
import type { Session } from '#mocks/session.ts';
import { addSignedIn, sendChange, signedIn, state } from '#mocks/stateKinds.ts';
import { creditReturn, returnCredit } from '#schemas/credits.ts';
import { creditHandlers } from './handlers.ts';
import { statedCredit, statedMembership } from './tables.ts';

const credits = v.object({ ...signedIn, credits: v.array(statedCredit) });

async function addCredits(session: Session, { credits: rows, ...params }: v.InferOutput<typeof credits>) {
  await addSignedIn(session, params);
  for (const row of rows) await session.credits.add({ customer: params.customer.id_customer, ...row });
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
    set: async (session, { payload, ...params }) => {
      await addCredits(session, params);
      await sendChange(session, creditHandlers, returnCredit, { token: params.token, payload });
    },
  }),
  'a customer has memberships': state({
    meaning: 'As `a customer is signed in`, and has these memberships in this order.',
    params: v.object({ ...signedIn, memberships: v.array(statedMembership) }),
    set: async (session, { memberships, ...params }) => {
      await addSignedIn(session, params);
      const customer = params.customer.id_customer;
      for (const row of memberships) await session.memberships.add({ customer, ...row });
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
