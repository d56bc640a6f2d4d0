import Layout from '@theme/Layout';
import { Hero } from '../components/start/Hero';
import { Studies } from '../components/start/Studies';
import styles from '../components/start/start.module.css';
import { Trust } from '../components/start/Trust';

const description =
  'A course and a laboratory on waiting: performance studies of BizTalk Server, every printed number, and a live simulation of the same experiment beside it.';

export default function StartPage() {
  return (
    <Layout description={description}>
      <main className={styles.page}>
        <Hero />
        <Studies />
        <Trust />
      </main>
    </Layout>
  );
}
