import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.Locale;
import umontreal.ssj.randvar.ExponentialGen;
import umontreal.ssj.rng.MRG32k3a;
import umontreal.ssj.simevents.Event;
import umontreal.ssj.simevents.Simulator;

/** Closed tandem of five stations with SSJ's event view: the library's events, streams and generators. */
public final class Tandem {
  private static final double[] MEANS_MS = {8, 30, 6, 9.5, 4};
  private static final int[] SERVERS = {1, 4, 1, 1, 1};
  private static final int JOBS = 20;
  private static final double WARM_UP_MS = 20_000;

  private final Simulator simulator = new Simulator();
  private final Station[] stations = new Station[MEANS_MS.length];
  private long visits;
  private long cycles;

  private final class Station {
    final int index;
    final ExponentialGen service;
    final ArrayDeque<Job> waiting = new ArrayDeque<>();
    int idle;

    Station(int index) {
      this.index = index;
      service = new ExponentialGen(new MRG32k3a(), 1 / MEANS_MS[index]);
      idle = SERVERS[index];
    }

    void arrive(Job job) {
      job.at = this;
      if (idle > 0) {
        idle -= 1;
        job.schedule(service.nextDouble());
      } else {
        waiting.addLast(job);
      }
    }

    void leave() {
      Job next = waiting.pollFirst();
      if (next == null) idle += 1;
      else next.schedule(service.nextDouble());
    }
  }

  /** A job is the event of its own service's end. */
  private final class Job extends Event {
    Station at;

    Job() {
      super(simulator);
    }

    @Override
    public void actions() {
      visits += 1;
      at.leave();
      int next = (at.index + 1) % stations.length;
      if (next == 0 && simulator.time() >= WARM_UP_MS) cycles += 1;
      stations[next].arrive(this);
    }
  }

  private void simulate(double runMs) {
    simulator.init();
    for (int index = 0; index < stations.length; index += 1) stations[index] = new Station(index);
    for (int job = 0; job < JOBS; job += 1) stations[0].arrive(new Job());
    new Event(simulator) {
      @Override
      public void actions() {
        simulator.stop();
      }
    }.schedule(WARM_UP_MS + runMs);
    simulator.start();
  }

  public static void main(String[] arguments) {
    double runMs = Double.parseDouble(arguments[0]);
    var threads = ManagementFactory.getThreadMXBean();
    double best = Double.POSITIVE_INFINITY;
    Tandem last = null;
    // The first runs compile the program; the fastest one is its speed.
    for (int run = 0; run < 9; run += 1) {
      last = new Tandem();
      long began = threads.getCurrentThreadCpuTime();
      last.simulate(runMs);
      best = Math.min(best, 1e-9 * (threads.getCurrentThreadCpuTime() - began));
    }
    System.out.printf(
        Locale.ROOT,
        "{\"cpuSeconds\": %.6f, \"visits\": %d, \"perSecond\": %.4f}%n",
        best,
        last.visits,
        1000 * last.cycles / runMs);
  }
}
