# Films of three seconds over finished pictures: the camera sways a little and the red light breathes. The first frame is
# the picture itself and the last leads back to it.   loops.py <picture> ...   -> loops/<picture>.webm and .mp4
from move import *
NAMES={'case-agent':'agent','case-aviation':'aviation','case-drone-city':'city','case-event-live':'event','case-invest':'invest','case-podcast-set':'podcast','case-product':'product',
 'service-content':'content','service-design':'design','service-drone':'drone','service-live':'live','service-mic':'mic','service-social':'social','service-video':'video','service-web':'web'}
W,H,N=960,720,72; OUT=ART+'/loops'; os.makedirs(OUT,exist_ok=True)
SWAY={'case-agent':9,'case-drone-city':9,'case-invest':8,'service-design':9}
def make(p):
    sh=Shot(master(p,NAMES[p],(W,H)),W,H,edge=True); a=SWAY.get(p,12); raw=f'{OUT}/{p}.mkv'; w=writer(raw,W,H)
    for k in range(N):
        t=2*np.pi*k/N; w.stdin.write(sh.frame(dx=a*np.sin(t),dy=-.35*a*(1-np.cos(t))/2,light=1-.26*(1-np.cos(t))/2,pivot=.45).tobytes())
    w.stdin.close(); w.wait(); C='-colorspace bt709 -color_primaries bt709 -color_trc bt709 -an -y -v error'.split(); M='scale=out_color_matrix=bt709:out_range=tv,format='
    for crf in(36,42,48,54):
        subprocess.run(['ffmpeg','-i',raw,'-vf',M+'yuv420p10le',*C,'-c:v','libsvtav1','-preset','8','-crf',str(crf),'-svtav1-params','film-grain=6:film-grain-denoise=0:lp=1','-g','72','-pix_fmt','yuv420p10le',f'{OUT}/{p}.webm'],check=True,stderr=subprocess.DEVNULL)
        if os.path.getsize(f'{OUT}/{p}.webm')<140_000: break
    for crf in(25,28,31,34):
        subprocess.run(['ffmpeg','-i',raw,'-vf',M+'yuv420p',*C,'-c:v','libx264','-threads','1','-preset','slow','-crf',str(crf),'-movflags','+faststart',f'{OUT}/{p}.mp4'],check=True)
        if os.path.getsize(f'{OUT}/{p}.mp4')<245_000: break
    os.remove(raw)
if __name__=='__main__':
    for p in sys.argv[1:] or NAMES:
        if not os.path.exists(f'{OUT}/{p}.mp4') and os.path.exists(f'{V}{NAMES[p]}-own-z.npy'): make(p); print(p,*[os.path.getsize(f'{OUT}/{p}.{e}')//1000 for e in('webm','mp4')],flush=True)
