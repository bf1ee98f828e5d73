import { type ApiClient, readDetail, type Schemas } from '@rimawari/api';
import { labText, readLabText } from '@rimawari/report-viewer/frame';
import type { LabStore } from '../../app/report/lab-store.ts';

/** Scenarios that are kept with an analysis in the account of its owner, and the account's own defaults. */
export function accountStore(api: ApiClient, jobId: string, onDefaults: () => void): LabStore {
  const path = { id: jobId };
  return {
    where: 'account',
    list: async () => {
      const { data, error } = await api.GET('/analysis/{id}/scenarios', { params: { path } });
      if (data === undefined) throw error;
      return data.scenarios.map(({ id, name, inputs }) => ({ id, name, inputs: labText(inputs) }));
    },
    save: async (name, text) => {
      const inputs = inputsOf(text);
      const standing = await api.GET('/analysis/{id}/scenarios', { params: { path } });
      const same = standing.data?.scenarios.find((one) => one.name === name);
      const { error } =
        same === undefined
          ? await api.POST('/analysis/{id}/scenarios', { params: { path }, body: { name, inputs } })
          : await api.PATCH('/analysis/{id}/scenarios/{scenarioId}', {
              params: { path: { ...path, scenarioId: same.id } },
              body: { inputs },
            });
      return error === undefined ? `“${name}” is saved.` : (readDetail(error) ?? notNow);
    },
    remove: async ({ id, name }) => {
      const { error, response } = await api.DELETE('/analysis/{id}/scenarios/{scenarioId}', {
        params: { path: { ...path, scenarioId: id } },
      });
      // One that is gone is what was wished for.
      return error === undefined || response.status === 404 ? `“${name}” is deleted.` : (readDetail(error) ?? notNow);
    },
    makeDefaults: async (text) => {
      const standing = await api.GET('/me/defaults');
      if (standing.data === undefined) return readDetail(standing.error) ?? notNow;
      const assumptions = { ...standing.data.defaults?.assumptions, ...readLabText(text)?.assumptions };
      const { error } = await api.PUT('/me/defaults', { body: { assumptions } });
      if (error !== undefined) return readDetail(error) ?? notNow;
      onDefaults();
      return 'Saved as your defaults. New analyses start from these; values specific to this property are left out. See them in My account.';
    },
  };
}

const notNow = 'We couldn’t save this. Nothing else changed. Please try again.';

/** As the contract has them. */
function inputsOf(text: string): Schemas['ScenarioInputs'] {
  const { price_jpy, assumptions } = readLabText(text) ?? {};
  return { ...(price_jpy !== undefined && { price_jpy }), ...(assumptions && { assumptions: { ...assumptions } }) };
}
