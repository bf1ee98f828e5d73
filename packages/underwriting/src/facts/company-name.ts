/** Names of tenants that are companies, by their legal form or by the mark that stands for a name left out. */
export const companyName = /株式会社|有限会社|合同会社|会社|法人|㈱|（株）|\(株\)|（有）|\(有\)|社宅|^Company \d+$/;
