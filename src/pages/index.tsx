import Layout from '@theme/Layout';

export default function StartPage() {
  return (
    <Layout
      title="Start"
      description="Published performance studies with a live simulation beside every number"
    >
      <main className="container">
        <h1>Every published number, with the experiment running beside it</h1>
      </main>
    </Layout>
  );
}
